// Not in packages/ui, whose modules have no side effects (`sideEffects`): a build would drop this import.
// Base of every story and browser test: our styles, and the Latin font of the font stack as a web font, since screenshots must not depend on
// the machine. The Chinese fonts are apart (chinese-fonts.ts).
import '@fontsource-variable/inter';

import '../packages/ui/src/styles/index.css';
import './preview.css';

// Plain browser tests have no theme switch; Storybook sets its own.
document.documentElement.dataset['theme'] ??= 'light';
