// Preloaded into the server of one journey (`--import`): writes the solution of every captcha to a file, since a test cannot read the
// picture and the server stores a keyed hash only.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface CaptchaImage {
  data: string;
  text: string;
}

const file = process.env['CAPTCHA_ANSWERS'];
if (file) {
  const require = createRequire(new URL('../../server/package.json', import.meta.url));
  // The same module object that the server imports.
  const captcha = require('svg-captcha') as { createMathExpr(options: object): CaptchaImage };
  const draw = captcha.createMathExpr;
  captcha.createMathExpr = (options) => {
    const image = draw(options);
    appendFileSync(file, `${image.text}\n`);
    return image;
  };
}
