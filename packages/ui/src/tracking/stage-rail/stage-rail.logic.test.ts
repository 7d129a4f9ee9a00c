import { createFormatters } from '@seaberry/i18n';
import { enTracking as text } from '@seaberry/i18n/ui';
import { describe, expect, it } from 'vitest';
import { at, NOW } from '../fixtures/build.js';
import { early, finished, fresh, late, promised, sparse } from '../fixtures/journeys.js';
import { fitLabels } from '../lib/fit-labels.js';
import { describeRail } from './describe-rail.logic.js';
import { labelText, nodeLabels } from './rail-labels.logic.js';
import { hasHappened, type JourneyNode } from '../lib/node.js';
import { groupMarks, groupPlaces, layoutRail, moveFocus, shownNodes } from './stage-rail.logic.js';

const nodesOf = (journey: typeof late): JourneyNode[] => journey.stations.flatMap((station) => station.milestones);
const frame = { width: 900, padStart: 40, padEnd: 40, cargo: 8 };

describe('layoutRail', () => {
  it('keeps everything inside the frame in every state of a journey', () => {
    for (const journey of [late, early, fresh, sparse, finished]) {
      for (const mark of layoutRail(nodesOf(journey), NOW, frame).marks) {
        for (const x of [mark.realX, mark.planX ?? mark.realX]) {
          expect(x).toBeGreaterThanOrEqual(40);
          expect(x).toBeLessThanOrEqual(860);
        }
      }
    }
  });

  it('places the customer deadline on the time scale, inside the drawing, and moves no node for it when it is far away', () => {
    const dueOn = (due: string): JourneyNode[] => nodesOf(promised).map((node) => (node.stage === 'delivered' ? { ...node, due } : node));
    const near = layoutRail(dueOn(at('12-04 09:00')), NOW, frame);
    expect(near.due?.x).toBe(near.marks.find(({ node }) => node.stage === 'delivered')?.realX);
    expect(layoutRail(nodesOf(late), NOW, frame).due).toBeNull();
    const far = layoutRail(dueOn('2036-01-01T00:00:00.000Z'), NOW, frame);
    expect(far.marks.map(({ realX }) => realX)).toEqual(layoutRail(nodesOf(late), NOW, frame).marks.map(({ realX }) => realX));
  });

  it('places a customer deadline beyond the time scale at the edge, off every node and off now', () => {
    const dueOn = (due: string): JourneyNode[] => nodesOf(promised).map((node) => (node.stage === 'delivered' ? { ...node, due } : node));
    const after = layoutRail(dueOn('2036-01-01T00:00:00.000Z'), '2027-06-01T00:00:00.000Z', frame);
    expect(after.due).toMatchObject({ beyond: 'after' });
    expect(after.due?.x).toBeGreaterThan(Math.max(after.nowX, ...after.marks.map(({ realX }) => realX)) + 10);
    const before = layoutRail(dueOn('2026-01-01T00:00:00.000Z'), NOW, frame);
    expect(before.due).toMatchObject({ beyond: 'before' });
    expect(before.due?.x).toBeLessThan(30);
    expect(layoutRail(dueOn(at('12-04 09:00')), NOW, frame).due).toMatchObject({ beyond: null });
  });

  it('draws the return of an empty container from the end of its free days, not from its plan, once it is after them', () => {
    const [first] = nodesOf(finished);
    const end = '2026-11-20T09:00:00.000Z';
    const back = (times: Partial<JourneyNode>) => {
      const node = { ...first, stage: 'emptyReturned', state: 'delayed', actual: '2026-11-25T09:00:00.000Z', ...times } as JourneyNode;
      const { marks } = layoutRail(
        [{ ...node, stage: 'delivered', actual: '2026-11-10T09:00:00.000Z', planned: null, slipMs: null, due: null }, node],
        NOW,
        frame,
      );
      return marks[1];
    };
    const planned = '2026-11-12T09:00:00.000Z';
    const late = back({ planned, due: end, slipMs: 13 * 86_400_000 });
    expect(late?.slipMs).toBe(5 * 86_400_000);
    expect(late?.planX).toBe(back({ planned: end, due: null, slipMs: 5 * 86_400_000 })?.planX);
    // In time it is compared with its plan.
    expect(back({ planned, due: '2026-11-26T09:00:00.000Z', slipMs: 13 * 86_400_000 })?.planX).toBeLessThan(late?.planX ?? 0);
  });

  it('draws the slip to scale: twice the delay is twice the slant', () => {
    const { marks } = layoutRail(nodesOf(late), NOW, frame);
    const slant = (stage: string) => {
      const mark = marks.find((one) => one.node.stage === stage);
      return { px: (mark?.realX ?? 0) - (mark?.planX ?? 0), ms: mark?.node.slipMs ?? 0 };
    };
    const departed = slant('departed');
    const arrived = slant('arrivedPod');
    expect(departed.px).toBeGreaterThan(0);
    expect(arrived.px / departed.px).toBeCloseTo(arrived.ms / departed.ms, 6);
  });

  it('leaves a node that was due in a silence at its plan, neither early nor late', () => {
    const silent = nodesOf(late).map((node) =>
      hasHappened(node)
        ? node
        : { ...node, expected: null, passed: node.stage === 'arrivedPod', slipMs: null, state: 'notOccurred' as const },
    );
    const pod = layoutRail(silent, NOW, frame).marks.find((mark) => mark.node.stage === 'arrivedPod');
    expect(pod?.realX).toBe(pod?.planX);
  });

  it('leans early nodes to the left', () => {
    const pod = layoutRail(nodesOf(early), NOW, frame).marks.find((mark) => mark.node.stage === 'arrivedPod');
    expect(pod?.realX).toBeLessThan(pod?.planX ?? 0);
    expect(pod?.tone).toBe('advanced');
  });

  it('is solid up to now and dashed to the last node', () => {
    const { travelled, ahead, nowX, cargo, next, marks } = layoutRail(nodesOf(late), NOW, frame);
    expect(travelled?.to).toBe(nowX);
    expect(ahead).toEqual({ from: nowX, to: 860 });
    expect(cargo).toBe('moving');
    expect(marks[next]?.node.stage).toBe('arrivedPod');
  });

  it('ends the solid line with the last fact of a complete journey, and shows no cargo', () => {
    const { travelled, ahead, cargo, next } = layoutRail(nodesOf(finished), NOW, frame);
    expect(travelled?.to).toBeLessThanOrEqual(860);
    expect(ahead).toBeNull();
    expect(cargo).toBe('none');
    expect(next).toBe(-1);
  });

  it('keeps the order of nodes without a time and marks them', () => {
    const { marks } = layoutRail(nodesOf(sparse), NOW, frame);
    const xs = marks.map((mark) => mark.realX);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(marks.at(-1)?.timed).toBe(false);
    expect(marks.every((mark) => Number.isFinite(mark.realX))).toBe(true);
  });

  it('draws the cargo at or after the last fact, also where no fact has a time', () => {
    const facts = ['cargoReceived', 'departure', 'transit', 'arrival', 'delivered'];
    const nodes = facts.map((stage, at): JourneyNode => ({
      stage: stage as JourneyNode['stage'],
      code: stage === 'transit' ? 'DEP' : 'RCS',
      planned: null,
      actual: null,
      expected: null,
      slipMs: null,
      state: at < 3 ? 'asScheduled' : 'notOccurred',
    }));
    const { marks, cargoX } = layoutRail(nodes, NOW, frame, 2);
    expect(cargoX).toBeGreaterThanOrEqual(marks[2]?.realX ?? 0);
    expect(cargoX).toBeLessThan(marks[3]?.realX ?? 0);
  });

  it('does not squeeze the journey of a source without recent news', () => {
    const { nowInside, nowX } = layoutRail(nodesOf(late), '2027-06-01T00:00:00.000Z', frame);
    expect(nowInside).toBe(false);
    expect(nowX).toBe(860);
  });

  it('handles no node and one node', () => {
    expect(layoutRail([], NOW, frame).marks).toEqual([]);
    const [first] = nodesOf(late);
    expect(first && layoutRail([first], NOW, frame).marks[0]?.realX).toBeTypeOf('number');
  });
});

describe('a shipment that ended', () => {
  const node = (stage: JourneyNode['stage'], times: Partial<JourneyNode> = {}): JourneyNode => ({
    stage,
    planned: null,
    actual: null,
    expected: null,
    slipMs: null,
    state: times.actual ? 'asScheduled' : 'notOccurred',
    ...(times.actual ? {} : { passed: true }),
    ...times,
  });
  const booked = node('booked', { actual: at('11-01 10:00') });
  const departed = node('departed', { planned: at('11-09 00:00') });
  const arrived = node('arrivedPod', { planned: at('12-09 00:00') });
  const end = node('finished', { actual: at('11-05 10:00') });

  it('has a grey end, and nothing travelled after its last fact, where its cargo was not handed over', () => {
    const { travelled, ahead, marks, next, cargo } = layoutRail([booked, departed, arrived, end], NOW, frame);
    const [first, , , last] = marks;
    expect(travelled).toEqual({ from: first?.realX, to: first?.realX });
    expect(ahead).toEqual({ from: first?.realX, to: last?.realX });
    expect(last).toMatchObject({ tone: 'notOccurred', happened: true });
    expect([next, cargo]).toEqual([-1, 'none']);
    // Nodes that did not happen are not between the last fact and the end by time.
    expect(last?.realX).toBe(860);
  });

  it('has a green end where its cargo was handed over', () => {
    const left = node('departed', { actual: at('11-09 00:00') });
    for (const handedOver of [
      node('delivered', { actual: at('11-12 00:00') }),
      node('discharged', { code: 'GTOT', state: 'asScheduled' }),
    ]) {
      const { marks, travelled } = layoutRail([left, handedOver, node('finished', { actual: at('11-20 00:00') })], NOW, frame);
      expect(marks.at(-1)?.tone).toBe('asScheduled');
      expect(travelled?.to).toBe(marks[1]?.realX);
    }
  });

  it('is not called done in all stages, and none of them comes next', () => {
    const format = createFormatters('en');
    expect(describeRail([booked, departed, arrived, end], text, format)).toMatch(/^Journey: 1 of 3 stages done\. Booked/u);
    expect(describeRail([departed, arrived], text, format)).toMatch(/^Journey: 0 of 2 stages done\. Departed/u);
    expect(describeRail([booked], text, format)).toContain('All stages are done.');
  });
});

describe('nodes of a list row', () => {
  const row: JourneyNode[] = [
    {
      stage: 'departed',
      placeCode: 'CNSHA',
      planned: null,
      expected: null,
      actual: '2026-10-29T06:00:00.000Z',
      state: 'asScheduled',
      slipMs: 3_600_000,
    },
    {
      stage: 'transitDeparted',
      placeCode: 'SGSIN',
      planned: '2026-11-05T00:00:00.000Z',
      expected: null,
      actual: null,
      state: 'notOccurred',
      slipMs: 0,
    },
    {
      stage: 'arrivedPod',
      placeCode: 'NLRTM',
      planned: '2026-11-18T00:00:00.000Z',
      expected: null,
      actual: null,
      state: 'delayed',
      slipMs: 0,
    },
  ];

  it('have an omitted plan that follows from fact and slip', () => {
    const { marks } = layoutRail(row, NOW, frame);
    expect(marks[0]?.planX).toBeLessThan(marks[0]?.realX ?? 0);
  });

  it('show the cargo at rest at its derived position, even if the last shown fact is a departure', () => {
    expect(layoutRail(row, NOW, frame).cargo).toBe('moving');
    expect(layoutRail(row, NOW, frame, 1).cargo).toBe('resting');
    expect(layoutRail(row, NOW, frame, 1).next).toBe(2);
  });

  it('put an overdue node at now', () => {
    const { marks, nowX, cargoX } = layoutRail(row, NOW, frame);
    expect(marks[2]?.realX).toBe(nowX);
    expect(cargoX).toBeLessThan(nowX);
    expect(marks[2]?.slipMs).toBeNull();
  });

  it('end the travelled line at the last fact after a silence, with no cargo and no end of tracking', () => {
    const silent = row.map((node) => ({ ...node, state: node.actual === null ? ('notOccurred' as const) : node.state }));
    const { travelled, marks, cargo, nowX } = layoutRail(silent, NOW, frame);
    expect(marks[1]?.realX).toBeLessThan(nowX);
    expect(travelled?.to).toBe(marks[0]?.realX);
    expect(cargo).toBe('none');
    const end: JourneyNode = {
      ...silent[0],
      stage: 'finished',
      state: 'asScheduled',
      planned: null,
      expected: null,
      actual: NOW,
      slipMs: null,
    };
    expect(shownNodes([...silent, end])).toEqual(silent);
  });

  it('end the travelled line at the last fact also where now is beyond the drawing, or a plan of an ended shipment is still ahead', () => {
    const quiet = row
      .flatMap((node) => (node.stage === 'transitDeparted' ? [] : node))
      .map((node) => ({ ...node, expected: null, state: node.actual === null ? ('notOccurred' as const) : node.state }));
    for (const now of ['2027-06-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z']) {
      const { travelled, cargo, marks } = layoutRail(quiet, now, frame, 0.95);
      expect(travelled?.to, now).toBe(marks[0]?.realX);
      expect(cargo, now).toBe('none');
    }
  });

  it('are distinct without a key', () => {
    expect(new Set(layoutRail([...row, ...row], NOW, frame).marks.map((mark) => mark.key)).size).toBe(6);
  });
});

describe('groupMarks', () => {
  it('joins touching marks, loses none and takes the most severe tone', () => {
    const { marks } = layoutRail(nodesOf(late), NOW, { width: 224, padStart: 8, padEnd: 8, cargo: 8 });
    const groups = groupMarks(marks, 9);
    expect(groups.flatMap((group) => group.marks)).toHaveLength(marks.length);
    expect(groups.length).toBeLessThan(marks.length);
    expect(groups.find((group) => group.marks.some((mark) => mark.node.stage === 'arrivedPod'))?.tone).toBe('severe');
  });
});

describe('groupPlaces', () => {
  it('names each place once per stay, with the terminals of one port together', () => {
    const { marks } = layoutRail(nodesOf(late), NOW, frame);
    expect(groupPlaces(marks).map((run) => run[0]?.node.place?.name)).toEqual(['Shanghai', 'Singapore', 'Rotterdam', 'Duisburg']);
  });
});

describe('labels of a crowded rail', () => {
  it('never overlap and never lose a node, at any width', () => {
    for (const width of [320, 480, 640, 960, 1400]) {
      const { marks } = layoutRail(nodesOf(late), NOW, { width, padStart: 20, padEnd: 20, cargo: 8 });
      const labels = fitLabels(marks, {
        from: 0,
        to: width,
        gap: 8,
        maxShift: 40,
        measure: (items) => ({ wanted: ((items[0]?.realX ?? 0) + (items.at(-1)?.realX ?? 0)) / 2, width: 84 }),
      });
      expect(labels.flatMap((label) => label.items)).toHaveLength(marks.length);
      labels.forEach((label, i) => {
        const previous = labels[i - 1];
        if (previous) expect(label.x - previous.x).toBeGreaterThanOrEqual(84 + 8 - 1e-6);
      });
    }
  });
});

describe('labels of departure and arrival', () => {
  const format = createFormatters('en');

  it('have their names at every width, also where they share a label', () => {
    for (const width of [600, 760, 960, 1400]) {
      const { marks } = layoutRail(nodesOf(late), NOW, { width, padStart: 56, padEnd: 40, cargo: 13 });
      const names = nodeLabels(marks, { from: 16, to: width }, text, format).map(({ items }) => labelText(items, text, format).name);
      expect(names.join(' | '), String(width)).toMatch(/Departed.*Arrived/u);
    }
  });

  it('have the date of the named stage, and count the others', () => {
    const { marks } = layoutRail(nodesOf(late), NOW, frame);
    const crowd = marks.filter(({ node }) => ['loaded', 'departed'].includes(node.stage));
    const alone = crowd.filter(({ node }) => node.stage === 'departed');
    expect(labelText(crowd, text, format)).toEqual({ ...labelText(alone, text, format), name: 'Departed +1' });
  });
});

describe('the edges of the rail', () => {
  it('keep the whole mark of the cargo inside, even before the first node', () => {
    const early = '2026-10-01T00:00:00.000Z';
    const narrow = { width: 164, padStart: 8, padEnd: 8, cargo: 8 };
    expect(layoutRail(nodesOf(fresh), early, narrow).cargoX).toBeGreaterThanOrEqual(8);
  });

  it('show the end of tracking once it is reached and never as a future node', () => {
    const end: JourneyNode = {
      ...(nodesOf(fresh).at(-1) as JourneyNode),
      key: 'finished@-#0',
      stage: 'finished',
      actual: null,
      planned: null,
      expected: null,
    };
    expect(shownNodes([...nodesOf(fresh), end])).toEqual(nodesOf(fresh));
    const reached: JourneyNode = { ...end, actual: NOW, state: 'asScheduled' };
    expect(shownNodes([reached])).toEqual([reached]);
  });
});

describe('moveFocus', () => {
  it('moves with arrow keys, jumps with Home and End, and stops at the ends', () => {
    expect(moveFocus('ArrowRight', 2, 5)).toBe(3);
    expect(moveFocus('ArrowRight', 4, 5)).toBe(4);
    expect(moveFocus('ArrowLeft', 0, 5)).toBe(0);
    expect(moveFocus('Home', 3, 5)).toBe(0);
    expect(moveFocus('End', 3, 5)).toBe(4);
    expect(moveFocus('a', 3, 5)).toBeNull();
  });
});

describe('fixtures', () => {
  it('use UTC', () => {
    expect(at('11-21 09:00')).toBe(NOW);
  });
});
