import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { useDirtyGuard } from './index.js';

it('answers “stay” for the user when a new question replaces the open one, or when the page is unmounted', async () => {
  const answered = vi.fn();
  function Page(): ReactNode {
    const { ask } = useDirtyGuard(true);
    const twice = (): void => {
      void ask().then((leave) => answered('first', leave));
      void ask().then((leave) => answered('second', leave));
    };
    return (
      <button type="button" onClick={twice}>
        Go
      </button>
    );
  }
  const screen = await render(<Page />);
  await screen.getByRole('button', { name: 'Go' }).click();
  await expect.poll(() => answered.mock.calls).toEqual([['first', false]]);
  await screen.unmount();
  await expect.poll(() => answered.mock.calls).toContainEqual(['second', false]);
});
