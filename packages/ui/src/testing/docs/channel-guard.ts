/**
 * Runs before Storybook listens. A built preview obeys messages of any origin, and revives elements from them: code in the frame of the
 * sandbox, or a page around this one, could run script here. Texts are stopped unread, since Storybook's parser can build the key of its
 * channel from other parts of a text. Objects without that key pass: the frame replies with them.
 */
export const channelGuard = `
  addEventListener('message', (event) => {
    if (event.origin === origin) return;
    if (typeof event.data === 'string' || event.data?.key === 'storybook-channel') event.stopImmediatePropagation();
  }, true);
`;
