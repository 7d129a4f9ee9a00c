// Not in packages/ui, whose modules have no side effects (`sideEffects`): a build would drop this import.
// Base of every story and browser test: our styles, and the fonts of the font stack as web fonts, since the packed Chromium has no CJK font
// (Chinese would render as nothing) and screenshots must not depend on the machine.
import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-sc';
import '@fontsource-variable/noto-sans-tc';

import '../packages/ui/src/styles/index.css';
import './preview.css';

// Plain browser tests have no theme switch; Storybook sets its own.
document.documentElement.dataset['theme'] ??= 'light';
