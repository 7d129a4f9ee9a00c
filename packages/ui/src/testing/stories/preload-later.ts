import { DOCS_RENDERED, PRELOAD_ENTRIES, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Loads the neighbours of the first entry after it is drawn: Storybook requests them while it draws, and a guide loads all docs blocks. */
export function preloadAfterTheFirst(): void {
  const channel = addons.getChannel();
  const listeners = channel.listeners(PRELOAD_ENTRIES) ?? [];
  const held: unknown[][] = [];
  const hold = (...request: unknown[]): void => {
    held.push(request);
  };
  const release = (): void => {
    for (const event of [STORY_RENDERED, DOCS_RENDERED]) channel.off(event, release);
    channel.off(PRELOAD_ENTRIES, hold);
    for (const listener of listeners) {
      channel.on(PRELOAD_ENTRIES, listener);
      for (const request of held) listener(...request);
    }
  };
  channel.removeAllListeners(PRELOAD_ENTRIES);
  channel.on(PRELOAD_ENTRIES, hold);
  for (const event of [STORY_RENDERED, DOCS_RENDERED]) channel.on(event, release);
}
