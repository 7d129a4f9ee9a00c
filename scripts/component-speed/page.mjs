// Runs in the browser: mounts, renders again and opens the component of a story, in turns with plain buttons, and times both.
import { cloneElement, createElement, isValidElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { UiProvider } from '../../packages/ui/src/lib/ui-provider.tsx';
import '../../packages/ui/src/styles/index.css';
import { openOverlay } from '../../packages/ui/src/testing/docs/drawing/open-overlay.ts';
import { freezeClock } from '../../packages/ui/src/testing/stories/clock.ts';

const files = import.meta.glob('../../packages/ui/src/{components,composites,tracking}/*/*.stories.tsx');
const { settle } = globalThis.seaberry;

/** Buttons of one measurement. */
const BUTTONS = 200;
/** Components of one measurement: the most of these that make no more elements than a page may hold. */
const COUNTS = [1, 2, 5, 10, 20, 50, 100];
const ELEMENTS = 400;
const WARM_UP_MS = 500;
/** Time for code that a component loads with its first use. */
const LOADING_MS = 300;
const ROUNDS = 31;

/** Props that are written as text, the most likely to change first. */
const TEXTS = ['children', 'label', 'title'];

/** Props as an application passes them when it renders again: new handlers, copies of data and elements, one other text. */
function renewed(args, turn) {
  const text = TEXTS.find((name) => typeof args[name] === 'string');
  const renew = (name, value) => {
    if (name === text) return turn === 1 ? `${value} 2` : value;
    if (/^on[A-Z]/u.test(name) && typeof value === 'function') return (...given) => value(...given);
    if (Array.isArray(value)) return [...value];
    if (isValidElement(value)) return cloneElement(value);
    if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) return { ...value };
    return value;
  };
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, renew(name, value)]));
}

/** Copies of a component; `control.show` sets their number, and the turn that renews their props. */
function copiesOf(draw) {
  const control = { show: () => {} };
  function Copies({ args }) {
    const [{ count, turn }, show] = useState({ count: 0, turn: 0 });
    control.show = show;
    const given = renewed(args, turn);
    return Array.from({ length: count }, (_, at) => createElement(draw, { key: at, args: given, turn }));
  }
  return { control, Copies };
}

function rootNamed(id) {
  const place = document.createElement('div');
  place.id = id;
  document.body.append(place);
  return createRoot(place);
}

function plainButtons() {
  const { control, Copies } = copiesOf(({ turn }) =>
    createElement('button', { type: 'button', onClick: () => {} }, turn === 1 ? 'Track 2' : 'Track'),
  );
  rootNamed('buttons').render(createElement(Copies, { args: {} }));
  return control;
}

/** The story within its decorators, which are mounted before and not measured. */
function componentOf(meta, story) {
  const args = { ...meta.args, ...story.args };
  const parameters = { ...meta.parameters, ...story.parameters };
  const context = { args, parameters, globals: { locale: 'en', theme: 'light' }, viewMode: 'story' };
  const render = story.render ?? meta.render ?? ((given) => createElement(meta.component, given));
  const { control, Copies } = copiesOf(({ args: given }) => render(given, { ...context, args: given }));
  const decorated = [...(story.decorators ?? []), ...(meta.decorators ?? [])].reduce(
    (inner, decorate) => (more) => decorate((next) => inner({ ...more, ...next }), { ...context, ...more }),
    (more) => createElement(Copies, { args: more.args ?? args }),
  );
  const Framed = () => decorated({});
  // The id by which `openOverlay` finds the trigger.
  rootNamed('storybook-root').render(createElement(UiProvider, { locale: 'en', messages: {} }, createElement(Framed)));
  return control;
}

/** ms until React has nothing left to do and the layout is done. */
async function timed(work) {
  const begin = performance.now();
  flushSync(work);
  await settle();
  return performance.now() - begin;
}

async function rest() {
  await new Promise((resolve) => setTimeout(resolve));
  globalThis.gc?.({ type: 'minor' });
}

/** ms to mount so many and to render them again. */
async function turn({ show }, count) {
  await rest();
  const mount = await timed(() => show({ count, turn: 0 }));
  const update = await timed(() => show({ count, turn: 1 }));
  await timed(() => show({ count: 0, turn: 0 }));
  return { mount, update };
}

const elements = () => document.body.querySelectorAll('*').length;

/** ms from a press of the trigger; undefined if nothing opens at once. */
async function opening({ show }, by) {
  await rest();
  await timed(() => show({ count: 1, turn: 0 }));
  const before = elements();
  const time = await timed(() => void openOverlay(document, by));
  const opened = elements() > before;
  await timed(() => show({ count: 0, turn: 0 }));
  return opened ? time : undefined;
}

/** Opens it once, for code that an overlay loads when it first opens. */
async function openOnce({ show }, by) {
  await timed(() => show({ count: 1, turn: 0 }));
  openOverlay(document, by);
  await new Promise((resolve) => setTimeout(resolve, LOADING_MS));
  await timed(() => show({ count: 0, turn: 0 }));
}

/** Elements that one makes, and whether some of them are outside its place: then several would fight for the focus. */
async function madeBy({ show }) {
  const pause = () => new Promise((resolve) => setTimeout(resolve, LOADING_MS));
  await timed(() => show({ count: 1, turn: 0 }));
  await pause();
  await timed(() => show({ count: 0, turn: 0 }));
  const [before, places] = [elements(), document.body.children.length];
  await timed(() => show({ count: 1, turn: 0 }));
  const made = { nodes: elements() - before, outside: document.body.children.length > places };
  await timed(() => show({ count: 0, turn: 0 }));
  return made;
}

/** Lower quartile: other programs on the machine only make a measurement longer. */
const typical = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 4)];

/**
 * Times of a component as numbers of plain buttons that take as long.
 * @param {{ file: string, story: string, by: string | undefined }} example `file` from the root of the repository; `by`: how its overlay opens
 */
globalThis.seaberry.measure = async ({ file, story, by }) => {
  freezeClock();
  const module = await files[`../../${file}`]();
  const buttons = plainButtons();
  const tested = componentOf(module.default, module[story]);
  await settle();
  const { nodes, outside } = await madeBy(tested);
  const count = outside ? 1 : (COUNTS.findLast((some) => some * nodes <= ELEMENTS) ?? 1);

  if (by !== undefined) await openOnce(tested, by);

  const begin = performance.now();
  while (performance.now() - begin < WARM_UP_MS)
    for (const [one, number] of [
      [buttons, BUTTONS],
      [tested, count],
    ])
      await turn(one, number);

  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const single = await turn(buttons, 1);
    const many = await turn(buttons, BUTTONS);
    rounds.push({ single, many, tested: await turn(tested, count), open: by && (await opening(tested, by)) });
  }
  const ratio = (name) => {
    const [single, many, ours] = ['single', 'many', 'tested'].map((of) => typical(rounds.map((round) => round[of][name])));
    // A turn has a cost whatever it mounts, which the difference leaves out.
    const button = (many - single) / (BUTTONS - 1);
    return { button, buttons: Math.max(0, (ours - single) / button + 1) / count };
  };
  const [mount, update] = [ratio('mount'), ratio('update')];
  const opens = rounds.map(({ open }) => open).filter((open) => open !== undefined);
  return {
    mount: mount.buttons,
    update: update.buttons,
    nodes,
    open: opens.length === ROUNDS ? typical(opens) / mount.button : undefined,
  };
};
