import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { DetailLayout } from './index.js';

conformance(<DetailLayout header="COSU6412873350" main="Timeline" aside="Map" />, { root: 'div', slot: 'detail-layout' });

it('stacks the columns below 1024 px and puts them side by side from there', async () => {
  await page.viewport(1023, 768);
  const screen = await render(<DetailLayout main={<p>Timeline</p>} aside={<p>Map</p>} />);
  const top = (name: string): number => screen.getByText(name).element().getBoundingClientRect().top;
  expect(top('Map')).toBeGreaterThan(top('Timeline'));
  await page.viewport(1024, 768);
  expect(top('Map')).toBe(top('Timeline'));
});
