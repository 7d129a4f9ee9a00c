import { MANAGER_INERT_ATTRIBUTE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Start of the published preview, in the place of Storybook's own: that one is a bundle of all its modules for addons that expect them in
 * globals, and most of it is `storybook/test` (late-test.ts). Ours are imported as modules.
 */
export function setup(): void {
  // Storybook's panels make the page inert while they cover it.
  void addons
    .ready()
    .then((channel) => channel.on(MANAGER_INERT_ATTRIBUTE_CHANGED, (inert: boolean) => document.body.toggleAttribute('inert', inert)));
}
