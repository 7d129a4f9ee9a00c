import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Avatar, AvatarGroup } from './index.js';

conformance(<Avatar name="Lena Ortmann" />, { root: 'span', slot: 'avatar' });
conformance(<AvatarGroup label="Followers" people={[{ id: '1', name: 'Lena Ortmann' }]} />, { root: 'ul', slot: 'avatar-group' });

const people = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].map((name) => ({ id: name, name }));

it('has no accessible name when the name is shown beside it', async () => {
  const screen = await render(<Avatar name="Lena Ortmann" label={null} />);
  expect(screen.getByRole('img').query()).toBeNull();
});

it('shows the picture of a man or a woman before initials', async () => {
  const screen = await render(<Avatar name="王芳" sex="female" />);
  expect(screen.container.querySelector('[data-sex="female"]')).not.toBeNull();
  expect(screen.getByText('王芳').query()).toBeNull();
});

it('falls back to the initials when the picture fails to load', async () => {
  const screen = await render(<Avatar name="Lena Ortmann" src="data:image/png;base64,AAAA" />);
  await expect.poll(() => screen.container.querySelector('img')).toBeNull();
  await expect.element(screen.getByText('LO')).toBeVisible();
});

it('counts hidden people and lists their names', async () => {
  const screen = await render(<AvatarGroup label="Followers" people={people} max={3} />);
  await expect.element(screen.getByRole('listitem').last()).toHaveTextContent('+33 more: Di, Ed, Flo');
});

it('does not hide a single person behind a count', async () => {
  const screen = await render(<AvatarGroup label="Followers" people={people} max={5} />);
  expect(screen.getByRole('img').elements()).toHaveLength(6);
});
