import { expect, it } from 'vitest';
import { countComments } from './comments.mjs';

it('counts comments, but not the documentation of exports and members', () => {
  const source = `/** Documented. */
export const limit = 5;

interface Shape {
  /** Width in px. */
  width: number;
}
/** Of this file only. */
const inner = 1; // Trailing.
// One comment
// on two lines.
const url = 'https://a.test//b';
const lazy = /* @__PURE__ */ made();`;
  expect(countComments(source)).toBe(3);
});
