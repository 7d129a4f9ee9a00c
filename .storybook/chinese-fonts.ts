// The packed Chromium has no Chinese font (Chinese would render as nothing), and screenshots must not depend on the machine.
import '@fontsource-variable/noto-sans-sc';
import '@fontsource-variable/noto-sans-tc';
