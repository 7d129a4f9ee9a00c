import { expect, it } from 'vitest';

/** Number of dark pixels of a text in one of our font stacks at 40 px. */
async function ink(text: string, face = 'sans'): Promise<number> {
  const stack = getComputedStyle(document.documentElement).getPropertyValue(`--sb-font-${face}`);
  const font = `40px ${stack}`;
  await document.fonts.load(font, text);
  const canvas = document.createElement('canvas');
  canvas.width = 80;
  canvas.height = 60;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no 2D canvas.');
  context.font = font;
  context.fillText(text, 4, 44);
  const { data } = context.getImageData(0, 0, 80, 60);
  return data.filter((value, at) => at % 4 === 3 && value > 64).length;
}

// The bundled Chromium has no CJK font: without the test-only web fonts Chinese stories would render as empty boxes.
it.each(['订', '訂', 'A'])('the test fonts draw %s', async (text) => {
  expect(await ink(text)).toBeGreaterThan(120);
});

it('the test fonts draw the two Chinese scripts with different glyphs', async () => {
  expect(await ink('订')).not.toBe(await ink('訂'));
});

it('the identifier font slashes the zero and not the letter', async () => {
  expect(await ink('0', 'identifier')).toBeGreaterThan((await ink('0')) * 1.1);
  expect(await ink('O', 'identifier')).toBe(await ink('O'));
});
