import { composeStories } from '@storybook/react-vite';
import { createElement, StrictMode, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/* Every story is drawn by a server: plain Node, no window, no document. A component that reaches for them fails here. */

type Composed = ComponentType & { parameters?: { ssr?: { skip?: string } } };
type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('../{components,composites,tracking}/*/*.stories.tsx');

const said = vi.fn<(...args: unknown[]) => void>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(said);
  vi.spyOn(console, 'warn').mockImplementation(said);
});

afterEach(() => {
  vi.restoreAllMocks();
  said.mockClear();
});

describe.each(Object.entries(files))('%s', (_path, load) => {
  it('draws on a server without a window and without a word', async () => {
    expect(typeof window).toBe('undefined');
    const stories = Object.entries(composeStories(await load()) as Record<string, Composed>);
    expect(stories.length).toBeGreaterThan(0);
    for (const [name, Story] of stories) {
      expect(() => renderToString(createElement(StrictMode, null, createElement(Story))), name).not.toThrow();
    }
    expect(said.mock.calls).toEqual([]);
  });
});
