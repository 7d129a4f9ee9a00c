import { createFormatters } from '@seaberry/i18n';
import { describe, expect, it } from 'vitest';
import { departedEvents, etaEvent, plannedEvents } from '../../testing/dcsa-events.ts';
import { deriveBill, readEvents } from '../ocean-bill/state/rules.ts';
import { causesAlert, notificationsOf } from './rules.ts';
import { alertText, describeChanges, describeNotification, describeWithContainer } from './texts.ts';

const deriveAt = (raw: unknown[], asOf: string) =>
  deriveBill(
    {
      referenceNo: 'COSU6123456789',
      referenceType: 'BL',
      containerNo: null,
      polCode: 'CNSHA',
      podCode: 'USLAX',
      pldCode: null,
      customerDeadline: null,
      subscriptionStatus: 'SUB_OK',
      failureReason: null,
    },
    readEvents(raw.map((one) => ({ source: 'COSU', receivedAt: asOf, raw: one }))),
    asOf,
  ).state;
const DAY_MS = 86_400_000;
const planned = deriveAt(plannedEvents(), '2026-11-21T09:00:00.000Z');
const departed = deriveAt([...plannedEvents(), ...departedEvents()], '2026-11-27T06:00:00.000Z');

/** When the shipments were added, before the plan changed. */
const ADDED = '2026-11-19T00:00:00.000Z';

describe('notifications', () => {
  it('report only the current stage and the open anomalies when the first response already contains a history', () => {
    expect(
      notificationsOf({ before: null, after: departed, lastNotifiedEta: null, addedAt: ADDED }).map(({ kind, params }) => [
        kind,
        params['stage'] ?? params['anomaly'],
      ]),
    ).toEqual([
      ['stageReached', 'departed'],
      ['anomaly', 'podArrival'],
    ]);
  });

  it('report every new stage and every new anomaly', () => {
    const kinds = notificationsOf({ before: planned, after: departed, lastNotifiedEta: null, addedAt: ADDED }).map(
      ({ kind, params }) => `${kind} ${params['stage'] ?? params['anomaly']}`,
    );
    expect(kinds.toSorted()).toEqual(['anomaly podArrival', 'anomaly shipDelay', 'stageReached departed', 'stageReached loaded']);
    expect(notificationsOf({ before: departed, after: departed, lastNotifiedEta: null, addedAt: ADDED })).toEqual([]);
  });

  it('do not repeat an anomaly that is now one of the bill, or now one of a container', () => {
    const [anomaly] = departed.anomalies;
    if (!anomaly) throw new Error('no anomaly');
    const [box] = departed.containers;
    if (!box) throw new Error('no container');
    const of = (...numbers: (string | null)[]) => ({
      ...departed,
      containers: ['A', 'B'].map((number) => ({ ...box, number })),
      anomalies: numbers.map((container) => ({ ...anomaly, container, key: `${container ?? ''}|${anomaly.kind}|${anomaly.milestoneKey}` })),
    });
    const repeated = (before: ReturnType<typeof of>, after: ReturnType<typeof of>) =>
      notificationsOf({ before, after, lastNotifiedEta: null, addedAt: ADDED }).map(({ node }) => node.split('|')[0]);
    expect(repeated(of('A', 'B'), of(null))).toEqual([]);
    expect(repeated(of(null), of('A', 'B'))).toEqual([]);
    expect(repeated(of(null), of(null))).toEqual([]);
    expect(repeated(of('A'), of(null))).toEqual(['']);
    expect(repeated(of('A'), of('A', 'B'))).toEqual(['B']);
  });

  it('say in an alert that the outlook is that for the customer deadline, where there is one', () => {
    const [change] = notificationsOf({ before: null, after: departed, lastNotifiedEta: null, addedAt: ADDED }).slice(-1);
    const titleFor = (promise: typeof departed.outlook.promise, locale: 'en' | 'zh-cn', slipMs = -DAY_MS) => {
      const outlook = { ...departed.outlook, kind: 'onTrack' as const, promise, slipMs };
      return alertText('COSU6123456789', { changes: change ? [change] : [], outlook } as never, createFormatters(locale)).title;
    };
    const promise = { at: '2027-01-09T11:00:00.000Z', by: 'customer' as const };
    expect(titleFor(promise, 'en')).toMatch(/^COSU6123456789: On track for the customer deadline · Arrival at POD: /u);
    expect(titleFor(promise, 'zh-cn')).toMatch(/^COSU6123456789：正常（按客户期限） · 目的港到港：/u);
    expect(titleFor(departed.outlook.promise, 'en')).toMatch(/^COSU6123456789: On track · /u);
    // “Not reported yet” does not depend on the promise.
    expect(titleFor(promise, 'en', DAY_MS)).toMatch(/^COSU6123456789: Not reported yet · /u);
  });

  it('name places as the page does, and not the terminal that the carrier wrote into the name', () => {
    const { outlook } = departed;
    const terminal = { ...outlook, place: outlook.place && { ...outlook.place, name: 'Los Angeles, Pier 400' } };
    expect(alertText('COSU6123456789', { changes: [], outlook: terminal }, createFormatters('en')).content).toBe(
      alertText('COSU6123456789', { changes: [], outlook }, createFormatters('en')).content,
    );
  });

  it('report an ETA that moved by more than a day from the last notified one', () => {
    const slipped = deriveAt(
      [...plannedEvents(), etaEvent('2026-12-14T06:00:00-08:00', '2026-11-20T00:00:00Z')],
      '2026-11-21T09:00:00.000Z',
    );
    const etaChanges = (lastNotifiedEta: string | null, addedAt = ADDED) =>
      notificationsOf({ before: planned, after: slipped, lastNotifiedEta, addedAt }).filter(({ kind }) => kind === 'etaChanged');
    expect(etaChanges(null)).toMatchObject([
      { planTime: '2026-12-12T14:00:00.000Z', newestTime: '2026-12-14T14:00:00.000Z', timeZone: 'America/Los_Angeles' },
    ]);
    expect(etaChanges('2026-12-14T00:00:00.000Z')).toEqual([]);
    // A user who added it after that has seen no other ETA.
    expect(etaChanges(null, '2026-11-20T12:00:00.000Z')).toEqual([]);
  });

  it('report the arrival of each container that comes with another vessel, and that of all on one vessel once', () => {
    const arrived = (id: string, at: string) => ({ ...etaEvent(at, at, id), eventClassifierCode: 'ACT' });
    const journey = (id: string, container: string) => [...plannedEvents({ id, container }), ...departedEvents({ id, container })];
    const onOther = (events: unknown[]): unknown[] =>
      JSON.parse(JSON.stringify(events).replaceAll('9321483', '9074729').replaceAll('EVER STABLE', 'EVER LATE')) as unknown[];
    const arrivals = (raw: unknown[][]) => {
      const states = raw.map((_, at) => deriveAt(raw.slice(0, at + 1).flat(), '2026-12-20T00:00:00.000Z'));
      return states.slice(1).map((after, at) =>
        notificationsOf({ before: states[at] ?? null, after, lastNotifiedEta: null, addedAt: ADDED })
          .filter(({ params }) => params['stage'] === 'arrivedPod')
          .map(({ node, params }) => [node, params['container']]),
      );
    };
    const first = arrived('a', '2026-12-13T06:00:00-08:00');
    const second = onOther([arrived('b', '2026-12-16T06:00:00-08:00')]);
    const two = [...journey('e', 'CSNU6829160'), ...onOther(journey('f', 'MSKU6011672'))];
    const key = 'arrivedPod@USLAX#0';
    expect(arrivals([two, [first], second])).toEqual([[[`CSNU6829160/${key}`, 'CSNU6829160']], [[`MSKU6011672/${key}`, 'MSKU6011672']]]);
    const together = arrivals([[...journey('e', 'CSNU6829160'), ...journey('f', 'MSKU6011672')], [first]]).flat();
    expect(new Set(together.map(String))).toEqual(new Set([`${key},`]));
  });

  it('call nothing withdrawn that its source keeps, whatever it turns out to be', () => {
    const gate = (id: string, code: 'GTOT' | 'GTIN', at: string, facility: object) => ({
      eventID: id,
      eventType: 'EQUIPMENT',
      equipmentEventTypeCode: code,
      eventClassifierCode: 'ACT',
      eventDateTime: at,
      eventCreatedDateTime: at,
      equipmentReference: 'CSNU6829160',
      emptyIndicatorCode: 'LADEN',
      transportCall: { UNLocationCode: 'USLAX', modeOfTransport: 'TRUCK', ...facility },
    });
    const arrived = { ...etaEvent('2026-11-27T05:00:00Z', '2026-11-27T05:30:00Z'), eventID: 'arr', eventClassifierCode: 'ACT' };
    const out = gate('out', 'GTOT', '2026-11-28T05:00:00Z', { facilityTypeCode: 'POTE', facilityCode: 'A' });
    const yard = gate('in', 'GTIN', '2026-11-28T09:00:00Z', { facilityTypeCode: 'OFFD', facilityCode: 'B' });
    const raw = [...plannedEvents(), ...departedEvents(), arrived, out];
    const before = deriveAt(raw, '2026-11-28T06:00:00.000Z');
    const kindsAfter = (...more: unknown[]) =>
      notificationsOf({ before, after: deriveAt(more, '2026-11-28T10:00:00.000Z'), lastNotifiedEta: null, addedAt: ADDED }).map(
        ({ kind }) => kind,
      );
    expect(before.stage).toBe('delivered');
    expect(kindsAfter(...raw, yard)).not.toContain('stageWithdrawn');
    expect(kindsAfter(...raw.slice(0, -1))).toContain('stageWithdrawn');
  });

  it('have the end of tracking in the zone of the last place', () => {
    const returned = {
      eventID: 'back',
      eventType: 'EQUIPMENT',
      equipmentEventTypeCode: 'GTIN',
      eventClassifierCode: 'ACT',
      eventDateTime: '2026-12-20T03:20:00-06:00',
      eventCreatedDateTime: '2026-12-20T10:00:00Z',
      equipmentReference: 'CSNU6829160',
      emptyIndicatorCode: 'EMPTY',
      transportCall: { UNLocationCode: 'USCHI', facilityTypeCode: 'DEPO', modeOfTransport: 'TRUCK' },
    };
    const after = deriveAt([...plannedEvents(), ...departedEvents(), returned], '2026-12-20T12:00:00.000Z');
    const ends = notificationsOf({ before: departed, after, lastNotifiedEta: null, addedAt: ADDED }).filter(
      ({ kind }) => kind === 'trackingEnded',
    );
    expect(ends).toMatchObject([{ newestTime: '2026-12-20T09:20:00.000Z', timeZone: 'America/Chicago' }]);
  });

  it('report an arrival that the carrier has withdrawn, which causes an alert as the arrival did', () => {
    const arrived = { ...etaEvent('2026-11-27T05:00:00Z', '2026-11-27T05:30:00Z'), eventID: 'arr', eventClassifierCode: 'ACT' };
    const before = deriveAt([...plannedEvents(), ...departedEvents(), arrived], '2026-11-27T06:00:00.000Z');
    const drafts = notificationsOf({ before, after: departed, lastNotifiedEta: null, addedAt: ADDED });
    const withdrawn = drafts.filter(({ kind }) => kind === 'stageWithdrawn');
    expect(withdrawn).toMatchObject([{ node: 'arrivedPod@USLAX#0', params: { stage: 'arrivedPod', container: null } }]);
    expect(causesAlert(withdrawn)).toBe(true);
    expect(causesAlert([{ kind: 'stageWithdrawn', params: { stage: 'loaded' } }])).toBe(false);
    // A difference of the rules withdraws nothing.
    const older = { ...before, rulesVersion: before.rulesVersion - 1 };
    expect(
      notificationsOf({ before: older, after: departed, lastNotifiedEta: null, addedAt: ADDED }).map(({ kind }) => kind),
    ).not.toContain('stageWithdrawn');
  });

  it('report a rolled shipment once, and each silence of its carrier once', () => {
    const sailed = [...plannedEvents(), ...departedEvents({}, '2026-11-25T16:00:00+08:00', '2026-11-25T09:00:00Z')];
    // The departure is reported for another vessel (by its IMO number) than the planned one, which means that the cargo was rolled.
    const otherVessel = JSON.parse(JSON.stringify(sailed.slice(plannedEvents().length)).replaceAll('9321483', '9074729')) as unknown[];
    const rolled = deriveAt([...plannedEvents(), ...otherVessel], '2026-11-25T12:00:00.000Z');
    const signalsOf = (before: typeof rolled, after: typeof rolled) =>
      notificationsOf({ before, after, lastNotifiedEta: null, addedAt: ADDED }).filter(({ kind }) => kind === 'signal');
    const [draft, ...more] = signalsOf(planned, rolled);
    expect(more).toEqual([]);
    expect(draft).toMatchObject({ params: { signal: 'rolledOver' } });
    expect(describeNotification('signal', draft?.params ?? {}, draft?.timeZone ?? null, createFormatters('zh-cn'))).toContain('甩柜');
    expect(signalsOf(rolled, rolled)).toEqual([]);
    // A later estimate moves the moment since which it is so, and is no second rollover.
    const later = rolled.signals.map((signal) => ({ ...signal, since: '2026-11-26T09:00:00.000Z' }));
    expect(signalsOf(rolled, { ...rolled, signals: later })).toEqual([]);
    // Nor is one that was made up for a time.
    const madeUp = { ...rolled, signals: rolled.signals.map((signal) => ({ ...signal, open: false })) };
    expect(signalsOf(madeUp, rolled)).toEqual([]);
    expect(draft?.value).toBe('');
    // A month after the planned arrival, without any event since the departure.
    const silent = deriveAt(sailed, '2027-01-15T09:00:00.000Z');
    const reported = signalsOf(departed, silent);
    expect(reported).toMatchObject([{ value: silent.outlook.lastHeard, params: { signal: 'silentCarrier' } }]);
    expect(describeChanges(reported, createFormatters('en'))).toEqual(['Carrier silent: since 25 Nov, 17:00 GMT+8']);
    expect(describeChanges(reported, createFormatters('zh-cn'))).toEqual(['船公司无更新：自11月25日 17:00 GMT+8起']);
    expect(signalsOf(silent, deriveAt(sailed, '2027-01-16T09:00:00.000Z'))).toEqual([]);
  });

  it('are worded in the language of the reader, in the zone of the place', () => {
    const params = { from: '2026-12-12T14:00:00.000Z', to: '2026-12-14T14:00:00.000Z', slipMs: 172_800_000, placeName: 'Los Angeles' };
    expect(describeNotification('etaChanged', params, 'America/Los_Angeles', createFormatters('en'))).toContain(
      'Los Angeles moved from 12 Dec, 06:00 GMT-8 to 14 Dec, 06:00',
    );
    expect(describeNotification('stageReached', { stage: 'departed', placeName: null }, null, createFormatters('zh-cn'))).toBe('离港');
    // Several events of one stage, each by its own name.
    const reached = (stage: string, code: string) =>
      describeNotification('stageReached', { stage, code, placeName: null }, null, createFormatters('en'));
    expect([reached('transitArrived', 'ARRI'), reached('transitArrived', 'DISC')]).toEqual(['Transit arrived', 'Discharged']);
    expect([reached('discharged', 'DISC'), reached('discharged', 'GTOT')]).toEqual(['Discharged', 'Gated out']);
    expect([reached('emptyPickup', 'GTOT'), reached('emptyPickup', 'LOAD')]).toEqual(['Empty picked up', 'Loaded']);
    const byRail = { stage: 'discharged', code: 'DISC', mode: 'RAIL', placeName: null };
    expect(describeNotification('stageReached', byRail, null, createFormatters('zh-cn'))).toBe('卸车（铁路）');
    const withdrawn = { stage: 'arrivedPod', place: 'USLAX' };
    expect(describeNotification('stageWithdrawn', withdrawn, null, createFormatters('zh-tw'))).toBe('船公司已撤回：到達目的港，洛杉磯');
    expect(
      describeNotification(
        'anomaly',
        { anomaly: 'shipDelay', direction: 'delayed', slipMs: 187_200_000, placeName: '上海' },
        null,
        createFormatters('zh-tw'),
      ),
    ).toContain('上海');
    const early = { anomaly: 'shipDelay', direction: 'advanced', slipMs: -26 * 3_600_000, placeName: null };
    expect(
      (['en', 'zh-cn', 'zh-tw'] as const).map((locale) => describeNotification('anomaly', early, null, createFormatters(locale))),
    ).toEqual(['Departure: 1 d 2 h early', '离港：提前 1 天 2 小时', '離港：提前 1 天 2 小時']);
    expect(describeNotification('subscriptionFailed', { reason: 'not_found' }, null, createFormatters('en'))).toContain(
      'the number is not known',
    );
    expect(describeNotification('trackingEnded', { reason: 'emptyReturned' }, null, createFormatters('en'))).toBe('Ended: empty returned');
    const delayed = { anomaly: 'delivery', direction: 'delayed', slipMs: 71 * 3_600_000, container: 'CSNU6829160', place: 'DEHAM' };
    const promised = { ...delayed, against: 'promise', due: '2027-01-09T11:00:00.000Z' };
    expect(describeNotification('anomaly', promised, 'Europe/Berlin', createFormatters('en'))).toBe(
      'Delivery: 2 d 23 h late for the customer deadline 9 Jan, Hamburg',
    );
    const returned = { ...promised, anomaly: 'emptyReturn', against: 'freeDays' };
    expect(describeNotification('anomaly', returned, 'Europe/Berlin', createFormatters('zh-cn'))).toBe(
      '还空箱：延误 2 天 23 小时（免费期至 1月9日），汉堡',
    );
    expect(describeWithContainer('anomaly', delayed, null, createFormatters('en'))).toBe('Delivery: 2 d 23 h late, Hamburg · CSNU6829160');
  });

  it('of an anomaly say whether its time has come, and give the plan only where the delay is measured against it', () => {
    const params = { anomaly: 'delivery', direction: 'delayed', slipMs: 129 * 3_600_000, against: 'plan', due: '2026-11-30T16:34:00.000Z' };
    const change = { kind: 'anomaly', planTime: params.due, newestTime: '2026-12-06T01:34:00.000Z', timeZone: null };
    const row = (more: object, locale: 'en' | 'zh-cn' | 'zh-tw' = 'en') =>
      describeChanges([{ ...change, params: { ...params, ...more } }] as never, createFormatters(locale)).join();
    const line = 'Delivery: 5 d 9 h late';
    const planned = '(planned 30 Nov, 16:34 UTC)';
    expect(row({ basis: 'estimate' })).toBe(`${line}: expected 6 Dec, 01:34 UTC ${planned}`);
    expect(row({ basis: 'now' })).toBe(`${line}: not reported by 6 Dec, 01:34 UTC ${planned}`);
    expect([row({ basis: 'actual' }), row({})]).toEqual([`${line}: 6 Dec, 01:34 UTC ${planned}`, `${line}: 6 Dec, 01:34 UTC ${planned}`]);
    expect(row({ basis: 'estimate', against: 'freeDays' })).toBe(`${line} after the free days until 30 Nov: expected 6 Dec, 01:34 UTC`);
    expect(row({ basis: 'estimate', against: 'promise' }, 'zh-cn')).toContain('：预计 12月6日');
    expect(row({ basis: 'now', against: 'promise' }, 'zh-tw')).toMatch(/尚未回報$/u);
    const nextSummer = createFormatters('en', '2027-07-01T00:00:00Z');
    expect(describeChanges([{ ...change, params: { ...params, basis: 'estimate' } }] as never, nextSummer)).toEqual([
      `${line}: expected 6 Dec 2026, 01:34 UTC (planned 30 Nov 2026, 16:34 UTC)`,
    ]);
    const [draft] = notificationsOf({ before: null, after: departed, lastNotifiedEta: null, addedAt: ADDED }).slice(-1);
    expect(draft?.params).toMatchObject({ anomaly: 'podArrival', basis: 'estimate' });
  });
});
