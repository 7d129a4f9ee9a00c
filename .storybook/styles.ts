// Not in packages/ui, whose modules have no effect of their own (`sideEffects`): a build would leave this one out.
// What every story and browser test stands on: our styles, and the faces of the font stack as web fonts, since the
// packed Chromium has no CJK face (Chinese would draw as nothing) and screenshots must not depend on the machine.
import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-sc';
import '@fontsource-variable/noto-sans-tc';

import '../packages/ui/src/styles/index.css';
import './preview.css';

// Plain browser tests have no theme switch; Storybook's sets its own.
document.documentElement.dataset['theme'] ??= 'light';
