import { isChinese, openPage } from '../pages.js';
import { exampleAddress } from './address.js';

/** Opens the example of a story in the sandbox, from the page of a guide, which is a frame of Storybook unless it is open alone. */
export function openInSandbox(story: string): void {
  const around = globalThis.parent === globalThis.window ? undefined : globalThis.parent;
  (around ?? globalThis.window).location.assign(exampleAddress(story, isChinese(openPage())));
}
