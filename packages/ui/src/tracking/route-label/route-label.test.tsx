import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { rotterdam, shanghai } from '../fixtures/places.js';
import { RouteLabel } from './index.js';
conformance(<RouteLabel pol={shanghai} pod={rotterdam} showCodes />, { root: 'span', slot: 'route-label' });

it('has an accessible name that is a sentence', async () => {
  const screen = await render(<RouteLabel pol={shanghai} pod={rotterdam} />);
  expect(screen.container.textContent?.replace(/\s+/gu, ' ')).toBe('Shanghai to Rotterdam');
});

it('does not repeat a place of delivery at the port', async () => {
  const screen = await render(<RouteLabel pol={shanghai} pod={rotterdam} pld={rotterdam} />);
  expect(screen.getByText('Rotterdam').elements()).toHaveLength(1);
});

it('shortens the port between two others first', async () => {
  const duisburg = { name: 'Duisburg', unLocationCode: 'DEDUI' };
  const screen = await render(
    <div style={{ inlineSize: 230 }}>
      <RouteLabel oneLine pol={shanghai} pod={rotterdam} pld={duisburg} />
    </div>,
  );
  const isCut = (name: string): boolean => {
    const { scrollWidth, clientWidth } = screen.getByText(name).element();
    return scrollWidth > clientWidth;
  };
  expect(['Shanghai', 'Rotterdam', 'Duisburg'].filter(isCut)).toEqual(['Rotterdam']);
});
