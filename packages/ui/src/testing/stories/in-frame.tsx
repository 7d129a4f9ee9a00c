import type { Decorator } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';

// Lazy: the first story of another page needs no frame.
const ScreenFrame = lazy(async () => ({ default: (await import('./screen-frame.js')).ScreenFrame }));

interface FramedStory {
  readonly name: string;
  readonly parameters: Record<string, unknown>;
}

/**
 * Path of the menu entry of a screen that is drawn in the frame of the product: `parameters.frame`. Only the default story is, which has no
 * play function in Storybook; the others test the screen alone, in which no menu has the same names.
 */
export function framePathOf({ name, parameters }: FramedStory): string | undefined {
  const path = parameters['frame'];
  if (import.meta.env['VITEST_STORYBOOK'] !== undefined || name !== 'Default') return undefined;
  return typeof path === 'string' ? path : undefined;
}

/** Draws the default story of a screen as the product shows it. */
export const inFrame: Decorator = (Story, { name, parameters }) => {
  const path = framePathOf({ name, parameters });
  if (path === undefined) return <Story />;
  return (
    <Suspense fallback={<span data-story-prepares hidden />}>
      <ScreenFrame path={path}>
        <Story />
      </ScreenFrame>
    </Suspense>
  );
};
