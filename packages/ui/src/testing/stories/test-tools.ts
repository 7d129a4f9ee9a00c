import * as tools from 'storybook/test';

/** Waits until `storybook/test` can be used: the published Storybook loads it for the first story that is played (published/late-test.ts). */
export async function testTools(): Promise<void> {
  const { ready } = tools as object as { ready?: () => Promise<void> };
  await ready?.();
}
