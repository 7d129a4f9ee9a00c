import { composeStories } from '@storybook/react-vite';
import { createElement, StrictMode, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/* Server rendering of every story: plain Node, no window, no document. A component that uses them fails here. */

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('../{components,composites,tracking}/*/*.stories.tsx');

const logged = vi.fn<(...args: unknown[]) => void>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(logged);
  vi.spyOn(console, 'warn').mockImplementation(logged);
});

afterEach(() => {
  vi.restoreAllMocks();
  logged.mockClear();
});

/** Time limit for some 700 stories, each with its modules. */
const LIMIT_MS = 240_000;

/** Server-render failures of the stories of a file. */
async function failuresOf(path: string, load: () => Promise<StoryFile>): Promise<string[]> {
  const stories = Object.entries(composeStories(await load()) as Record<string, ComponentType>);
  const failures = stories.length === 0 ? [`${path}: no story`] : [];
  for (const [name, Story] of stories) {
    logged.mockClear();
    try {
      renderToString(createElement(StrictMode, null, createElement(Story)));
    } catch (error) {
      failures.push(`${path} ${name}: ${String(error)}`);
    }
    failures.push(...logged.mock.calls.map((args) => `${path} ${name} logs: ${args.join(' ')}`));
  }
  return failures;
}

it('every story renders on a server without a window and without a warning', { timeout: LIMIT_MS }, async () => {
  expect(typeof window).toBe('undefined');
  expect(Object.keys(files).length).toBeGreaterThan(100);
  const failures: string[] = [];
  for (const [path, load] of Object.entries(files)) failures.push(...(await failuresOf(path, load)));
  expect(failures).toEqual([]);
});
