import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { animationTable } from './animation-table.js';
import { PAGE_ANIMATIONS, PageTransition, type PageAnimation } from './index.js';

/** Emulates the motion preference of the device. */
async function motion(value: 'reduce' | 'no-preference'): Promise<void> {
  // The type of the CDP session lacks its methods, which differ by browser.
  const session = cdp() as unknown as { send(method: string, params: object): Promise<unknown> };
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}

afterEach(() => motion('reduce'));

const page = (pageKey: string, animation?: PageAnimation): ReactNode => (
  <PageTransition pageKey={pageKey} {...(animation ? { animation } : {})}>
    {pageKey}
  </PageTransition>
);
const running = (): Animation[] => document.querySelector('[data-slot="page-transition-stage"]')?.getAnimations() ?? [];
const framesOf = (animation: Animation | undefined): ComputedKeyframe[] =>
  animation?.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
/** Waits for the keyframes, which load after the first page. */
const keyframesLoaded = (): Promise<unknown> => import('./animation-table.js').then(() => new Promise((done) => setTimeout(done)));

conformance(<PageTransition pageKey="a">A page</PageTransition>, { root: 'div', slot: 'page-transition' });

it('has 27 animations', () => {
  expect(new Set(PAGE_ANIMATIONS).size).toBe(27);
});

it('does not animate the first page, and moves the next one in from the left for 200 ms', async () => {
  await motion('no-preference');
  const screen = await render(page('a'));
  expect(running()).toEqual([]);
  await keyframesLoaded();
  await screen.rerender(page('b'));
  const [animation, ...others] = running();
  expect(others).toEqual([]);
  expect(animation?.effect?.getTiming().duration).toBe(200);
  expect(framesOf(animation)[0]).toMatchObject({ opacity: '0', transform: 'translate3d(-12px, 0px, 0px)' });
});

it('does not animate on re-render or when another animation is selected', async () => {
  await motion('no-preference');
  const screen = await render(page('a'));
  await keyframesLoaded();
  await screen.rerender(page('a', 'zoom'));
  expect(running()).toEqual([]);
});

it.each(PAGE_ANIMATIONS)('plays %s and ends in the resting state', async (name) => {
  await motion('no-preference');
  const screen = await render(page('a', name));
  await keyframesLoaded();
  await screen.rerender(page('b', name));
  const [animation] = running();
  expect(framesOf(animation)[0]?.['opacity']).toBe('0');
  expect(animationTable[name].keyframes[0]).toMatchObject({ opacity: 0 });
  animation?.finish();
  const stage = document.querySelector('[data-slot="page-transition-stage"]');
  expect(stage && [getComputedStyle(stage).opacity, getComputedStyle(stage).transform]).toEqual(['1', 'none']);
});

it('restarts when the page changes during an animation', async () => {
  await motion('no-preference');
  const screen = await render(page('a'));
  await keyframesLoaded();
  await screen.rerender(page('b'));
  const [first] = running();
  await screen.rerender(page('c'));
  expect(running()).toHaveLength(1);
  expect(running()[0]).not.toBe(first);
});

it('does not animate when the user prefers reduced motion', async () => {
  const screen = await render(page('a'));
  await keyframesLoaded();
  await screen.rerender(page('b', 'bounce'));
  expect(running()).toEqual([]);
});
