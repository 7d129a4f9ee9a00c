import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { Button } from '../../components/button/index.js';
import { readyToWalk, walkByTab, walkOver } from './keyboard-walk.js';
import { faultsInOtherTheme, partsWithWords } from './other-theme.js';
import { faultsFromRightToLeft } from './right-to-left.js';
import { SeenParts, walked } from './seen-parts.js';
import { touchFaults } from './touch-targets.js';

/* Tests of the audits: each audit finds the fault that it looks for. */

const Good = () => <button data-slot="good">Good</button>;

it('the keyboard walk passes a page without a fault', async () => {
  await render(
    <>
      <Good />
      <a href="#there">There</a>
      <input aria-label="Field" />
    </>,
  );
  expect(await walkByTab()).toMatchObject({ faults: [], reached: { size: 3 } });
});

it('the keyboard walk counts a link in editable text as no stop, but a button there as one', async () => {
  await render(
    <div contentEditable suppressContentEditableWarning>
      <a href="#there">There</a>
      <button contentEditable={false}>Remove</button>
    </div>,
  );
  expect((await readyToWalk()).map((stop) => stop.tagName)).toEqual(['BUTTON']);
  expect(await walkByTab()).toMatchObject({ faults: [], reached: { size: 2 } });
});

it('the keyboard walk reports invisible focus', async () => {
  await render(
    <>
      <Good />
      <button style={{ outline: 'none' }}>Bad</button>
    </>,
  );
  expect((await walkByTab()).faults).toEqual([expect.stringMatching(/^focus is not shown on <button.*Bad/)]);
});

it('the keyboard walk reports focus on an invisible element', async () => {
  await render(
    <>
      <Good />
      <div aria-hidden="true">
        <button>Bad</button>
      </div>
    </>,
  );
  expect((await walkByTab()).faults).toEqual([expect.stringMatching(/^focus goes to something unseen: <button.*Bad/)]);
});

it.each([
  ['shows it', {}, []],
  ['does not show it', { outline: 'none' }, [expect.stringMatching(/^focus is not shown on <input.*Keeper/)]],
])('the keyboard walk looks again without focus at a field that takes it back and %s', async (_, style, faults) => {
  let isBack = false;
  const takeBack = ({ target }: { target: HTMLElement }): void => {
    if (isBack) return;
    isBack = true;
    target.focus();
  };
  await render(
    <>
      <input aria-label="Keeper" style={style} onBlur={takeBack} />
      <Good />
    </>,
  );
  document.querySelector('input')?.focus();
  expect((await walkByTab()).faults).toEqual(faults);
  expect(isBack).toBe(true);
});

it('the keyboard walk reports an element that traps focus, and those that are not reached', async () => {
  await render(
    <>
      <button onKeyDown={(event) => event.key === 'Tab' && event.preventDefault()}>Bad</button>
      <Good />
    </>,
  );
  const { faults } = await walkByTab();
  expect(faults).toContainEqual(expect.stringMatching(/^focus is kept by <button.*Bad/));
  expect(faults).toContainEqual(expect.stringMatching(/^Tab does not reach <button data-slot="good"/));
});

it('the keyboard walk reports a trap behind many stops', async () => {
  await render(
    <>
      {Array.from({ length: 30 }, (_, index) => (
        <Good key={index} />
      ))}
      <button onKeyDown={(event) => event.key === 'Tab' && event.preventDefault()}>Bad</button>
      {Array.from({ length: 20 }, (_, index) => (
        <Good key={index} />
      ))}
    </>,
  );
  expect((await walkByTab()).faults).toContainEqual(expect.stringMatching(/^focus is kept by <button.*Bad/));
});

it.each([
  ['to an element in the middle', <Good key="next" />],
  ['to the last element', null],
])('the keyboard walk reports focus that a timer takes back %s', async (_, next) => {
  await render(
    <>
      <Good />
      <button onBlur={({ target }) => setTimeout(() => target.focus(), 16)}>Bad</button>
      {next}
    </>,
  );
  expect((await walkByTab()).faults).not.toEqual([]);
});

it.each([
  ['goes well', <Good key="new" />, true],
  ['is not shown', <button key="new" aria-label="New" style={{ outline: 'none' }} />, false],
  ['keeps focus', <button key="new" aria-label="New" onKeyDown={(event) => event.preventDefault()} />, false],
  ['is passed by', <button key="new" aria-label="New" onFocus={(event) => event.target.blur()} />, false],
])('walks over one new part that %s', async (_, part, well) => {
  await render(
    <>
      <button>Before</button>
      {part}
      <button>After</button>
    </>,
  );
  const fresh = (await readyToWalk())[1];
  expect(fresh && (await walkOver([fresh]))).toBe(well);
});

it('the touch audit reports targets that are too small', async () => {
  await render(
    <button data-slot="button" style={{ height: 20, width: 20, padding: 0 }}>
      x
    </button>,
  );
  expect(await touchFaults()).toEqual([expect.stringContaining('20 × 20 px')]);
});

it('the touch audit leaves the page with a pointer that hovers', async () => {
  await render(<Button>Save</Button>);
  expect(await touchFaults()).toEqual([]);
  expect(matchMedia('(hover: hover)').matches).toBe(true);
});

it('the direction audit reports how far a right-to-left page overflows', async () => {
  await render(<div style={{ position: 'absolute', left: -200, width: 100, height: 10 }} />);
  expect(faultsFromRightToLeft()).toEqual([expect.stringMatching(/^\d{3} px stand out/u)]);
});

it('the direction audit reports a text that loses the order of its signs', async () => {
  const screen = await render(<span data-slot="time">18 Oct, 10:20</span>);
  expect(faultsFromRightToLeft()).toEqual([]);
  await screen.rerender(
    <span data-slot="time" style={{ unicodeBidi: 'normal' }}>
      18 Oct, 10:20
    </span>,
  );
  expect(faultsFromRightToLeft()).toEqual(['“18 Oct, 10:20” loses its order']);
});

it('the theme audit reports illegible text in the other theme, for the given parts only', async () => {
  await render(
    <div style={{ background: 'var(--sb-color-surface)' }}>
      <p style={{ color: 'var(--sb-color-text)' }}>Good</p>
      <p style={{ color: '#222' }}>Bad</p>
    </div>,
  );
  const parts = partsWithWords();
  expect(await faultsInOtherTheme(parts)).toEqual([expect.stringMatching(/^color-contrast: .*Bad/)]);
  expect(await faultsInOtherTheme(parts.filter((part) => part.textContent === 'Good'))).toEqual([]);
});

it('a part is new when anything but its text differs', async () => {
  const seen = new SeenParts();
  const draw = async (props: object, text = 'Save') => {
    const screen = await render(
      <button id="one" aria-label="One" data-slot="button" data-variant="primary" {...props}>
        {text}
      </button>,
    );
    const found = [...document.querySelectorAll('[data-slot=button]')];
    return { found, leave: () => screen.unmount() };
  };
  const first = await draw({});
  expect(seen.newAmong(first.found)).toHaveLength(1);
  seen.add(first.found);
  await first.leave();

  const others: readonly (readonly [props: object, isNew: boolean, loosely: boolean])[] = [
    [{ id: 'other', 'aria-label': 'Other' }, false, false],
    [{ 'data-variant': 'danger' }, true, false],
    [{ className: 'other' }, true, false],
    [{ style: { blockSize: 20 } }, true, false],
    [{ disabled: true }, true, false],
    [{ 'aria-expanded': true }, true, false],
    [{ role: 'tab' }, true, true],
    [{ 'data-slot': 'button other' }, true, true],
  ];
  for (const [props, isNew, isNewKind] of others) {
    const other = await draw(props, 'Another');
    const found = other.found.length > 0 ? other.found : [...document.querySelectorAll('button')];
    expect(seen.newAmong(found), JSON.stringify(props)).toHaveLength(isNew ? 1 : 0);
    expect(seen.hasKindsOf(found), `${JSON.stringify(props)}, its kind`).toBe(!isNewKind);
    await other.leave();
  }
});

it('kinds of parts count for one file only', async () => {
  await render(<Good />);
  const parts = partsWithWords();
  const seen = new SeenParts();
  seen.add(parts);
  expect(seen.hasKindsOf(parts)).toBe(true);
  seen.forgetKinds();
  expect(seen.hasKindsOf(parts)).toBe(false);
  expect(seen.newAmong(parts)).toEqual([]);
});

it('a part is new to the walk with another handler of keys, which no attribute shows', async () => {
  const draw = async (onKeyDown?: () => void) => {
    const screen = await render(<button onKeyDown={onKeyDown}>Same</button>);
    return { parts: [...document.querySelectorAll('button')], leave: () => screen.unmount() };
  };
  const first = await draw();
  walked.add(first.parts);
  await first.leave();
  const second = await draw();
  expect(walked.newAmong(second.parts)).toEqual([]);
  await second.leave();
  const third = await draw(() => undefined);
  expect(walked.newAmong(third.parts)).toEqual(third.parts);
});

it('a part is new in another theme', async () => {
  await render(<Good />);
  const parts = partsWithWords();
  const seen = new SeenParts();
  seen.add(parts);
  document.documentElement.dataset['theme'] = 'dark';
  expect(seen.newAmong(parts)).toEqual(parts);
  document.documentElement.dataset['theme'] = 'light';
});

it('React warns and names the component, though it keeps no traces', async () => {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  const Unkeyed = () => [createElement('i'), createElement('i')];
  await render(<Unkeyed />);
  const texts = warned.mock.calls.map((call) => call.join(' '));
  warned.mockRestore();
  expect(texts).toEqual([expect.stringMatching(/unique "key" prop[\s\S]*Unkeyed/)]);
});
