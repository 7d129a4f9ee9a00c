import { readFileSync } from 'node:fs';

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Journey } from '../../../getting-started/examples/your-own-answer.js';
import { AirJourney } from '../../../getting-started/examples/your-own-message.js';
import { MAX_CHARACTERS, readAnswer } from './read-answer.js';
import { samplesOf, type Sample } from './samples.js';
import { playgroundTexts } from './texts.js';

it('each format that the page names has a sample, which is read without a fault', () => {
  for (const language of ['en', 'zh-cn'] as const) {
    const samples = samplesOf(language);
    const { formats } = playgroundTexts[language];
    for (const { name } of samples) expect(formats).toContain(name);
    for (const name of ['DCSA Track & Trace', 'FSU', 'XFSU', 'ONE Record']) expect(samples.map((one) => one.name)).toContain(name);
    const read = samples.map(({ text, asOf }) => readAnswer(text, asOf));
    expect(read.map(({ kind, faults }) => [kind, faults])).toEqual([
      ['ocean', []],
      ['air', []],
      ['air', []],
      ['air', []],
    ]);
  }
});

/** Texts of a drawing of the example files, without tags. */
const drawn = ({ text, asOf }: Sample): string => {
  const reading = readAnswer(text, asOf);
  if (reading.kind === 'none') return '';
  const html = renderToString(
    reading.kind === 'ocean'
      ? createElement(Journey, { response: reading.response, asOf })
      : createElement(AirJourney, { message: reading.message, asOf }),
  );
  return html.replaceAll(/<[^>]*>/gu, ' ');
};

it('the copied files draw a rail and a timeline of each sample, with the zones of its airports', () => {
  for (const sample of samplesOf('en')) {
    const html = drawn(sample);
    expect(html).not.toContain('time zone not given');
    expect(html.match(/Not yet|\d{2}:\d{2}/giu)?.length, sample.name).toBeGreaterThan(2);
  }
  for (const file of ['your-own-answer', 'your-own-message']) {
    const code = readFileSync(new URL(`../../../getting-started/examples/${file}.tsx`, import.meta.url), 'utf8');
    expect(code).toMatch(/<StageRail[^]+<ShipmentTimeline/u);
  }
});

it('ports of a sample have Chinese names on the Chinese page', () => {
  const [ocean] = samplesOf('zh-cn');
  expect(drawn(ocean)).toContain('鹿特丹');
  expect(drawn(ocean)).not.toContain('Rotterdam');
});

it('gives the reason why a text cannot be read', () => {
  const now = '2026-11-21T09:00:00.000Z';
  const why = (text: string) => {
    const read = readAnswer(text, now);
    return read.kind === 'none' ? read.why : read.kind;
  };
  expect(why(' ')).toBe('Nothing is pasted yet.');
  for (const cut of [
    '{"events": [',
    '[{"eventType": "EQUI',
    '{"events":[{"a":1},',
    '{"events"',
    '{"events":',
    '{"a": tru',
    '[1, 2',
    '["\\u00',
    '["\\',
  ])
    expect(why(cut), cut).toMatch(/^This begins like JSON, but is not complete: .+/u);
  for (const wrong of [
    '{"events": [}',
    "{'events': []}",
    '[1,]',
    '{"a": 1} and more',
    '[INFO] no events',
    '{"events": [1 2',
    '{"a": x',
    ']',
  ])
    expect(why(wrong), wrong).toMatch(/^(?:This begins like JSON, but is none: .+|No format is recognised)/u);
  expect(why('{"@context": {"@vocab": "https://onerecord.iata.org/ns/cargo#"}, "@graph": [')).toMatch(/^This begins like JSON/u);
  expect(why('{"events": []}')).toMatch(/^It has no event of DCSA Track & Trace\. Understood are DCSA/u);
  for (const text of ['Dear carrier', 'hello', '42', 'null']) expect(why(text)).toMatch(/^No format is recognised\. Understood are DCSA/u);
  expect(why('<!DOCTYPE html><html><body>502 Bad Gateway</body></html>')).toMatch(/^This is a web page/u);
  expect(why('{"statusCode": 404, "message": "No such bill"}')).toBe(
    'This is an error message of the server (“No such bill”), not a response with events.',
  );
  expect(why('FSU/15\n157-53806270PVGFRA/T10K1250\n')).toMatch(/^It has no status of an air waybill/u);
  expect(why('x'.repeat(MAX_CHARACTERS + 1))).toBe('The text is longer than 1,000,000 characters. Paste the response of one shipment.');
  expect(readAnswer('[{"eventType":"EQUIPMENT"}]', now).faults).toContainEqual({
    where: 'Event 1, equipmentEventTypeCode',
    why: 'missing: left out',
  });
});

it('names no missing fields of something that is no response', () => {
  for (const text of ['{}', '[]', '42', 'hello', '<html></html>', '{"errors": [{"code": 1}]}'])
    expect(readAnswer(text, '2026-11-21T09:00:00.000Z').faults, text).toEqual([]);
});

it('gives the reasons in Chinese on the Chinese page', () => {
  const { faults } = readAnswer('[{"eventType":"EQUIPMENT"}]', '2026-11-21T09:00:00.000Z', playgroundTexts['zh-cn']);
  expect(faults).toContainEqual({ where: '第 1 个事件，equipmentEventTypeCode', why: '缺失，已略去' });
});

const listOf = (length: number, one: (at: number) => string): string => `[${Array.from({ length }, (_, at) => one(at)).join(',')}]`;
const logisticsEvent = (at: number, airport: string): string =>
  `{"@type":"LogisticsEvent","eventCode":"${at % 2 === 0 ? 'DEP' : 'ARR'}","eventDate":"2026-11-20T0${at % 10}:00:00Z","eventTimeType":"ACTUAL",` +
  `"eventLocation":{"locationCodes":[{"code":"${airport}"}]},"waybillPrefix":"157","waybillNumber":"53806270","recordedPieceCount":${at}}`;
const airport = (at: number): string => String.fromCodePoint(...[26 * 26, 26, 1].map((unit) => 65 + (Math.floor(at / unit) % 26)));
const move = (at: number): string =>
  `{"eventType":"EQUIPMENT","equipmentEventTypeCode":"LOAD","eventClassifierCode":"ACT","eventDateTime":"2026-11-20T08:00:00Z","eventID":"${at}"}`;

it.each([
  ['lists in lists', `${'['.repeat(400_000)}${']'.repeat(400_000)}`, /nested more than 40 levels deep/u],
  [
    'objects in an event',
    `[{"eventType":"EQUIPMENT","x":${'{"y":'.repeat(150_000)}1${'}'.repeat(150_000)}}]`,
    /nested more than 40 levels/u,
  ],
  ['objects in linked data', `{"@graph":${'['.repeat(400_000)}${']'.repeat(400_000)}}`, /nested more than 40 levels/u],
  ['empty objects', listOf(300_000, () => '{}'), /more than 50,000 objects/u],
  ['events of a carrier', listOf(5_000, move), /more than 3,000 events/u],
  ['events of an airline', listOf(4_000, (at) => logisticsEvent(at, 'PVG')), /more than 3,000 events/u],
  ['airports', listOf(2_000, (at) => logisticsEvent(at, airport(at))), /more than 60 airports/u],
])('refuses too many %s before it is drawn', (_, text, why) => {
  expect(text.length).toBeLessThan(MAX_CHARACTERS);
  const begun = performance.now();
  const read = readAnswer(text, '2026-11-21T09:00:00.000Z');
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(read).toMatchObject({ kind: 'none', why: expect.stringMatching(why) as string });
});

it('counts no brackets in texts of the JSON', () => {
  const remark = `${'[{'.repeat(100)}\\"${'[{'.repeat(100)}`;
  const text = (samplesOf('en').at(-1)?.text ?? '').replace('"ACTUAL"', `"ACTUAL", "remarks": "${remark}"`);
  expect(JSON.parse(text)).toBeDefined();
  expect(readAnswer(text, '2026-11-20T15:00:00.000Z').kind).toBe('air');
});

it('says what was read: the format, its events and containers or lines, and every waybill', () => {
  const now = '2026-11-21T09:00:00.000Z';
  const said = (text: string, language: 'en' | 'zh-cn' = 'en'): string => {
    const reading = readAnswer(text, now, playgroundTexts[language]);
    return reading.kind === 'none' ? reading.why : reading.summary;
  };
  const [ocean, fsu, xfsu, oneRecord] = samplesOf('en').map(({ text }) => said(text));
  expect(ocean).toMatch(/^Read as DCSA Track & Trace: \d+ events, 1 container\.$/u);
  expect(fsu).toBe('Read as FSU: 11 events in 9 lines, air waybill 157-53806270.');
  expect(xfsu).toBe('Read as XFSU: 6 events, air waybill 157-53806270.');
  expect(oneRecord).toBe('Read as ONE Record: 4 events, air waybill 157-53806270.');
  const several = 'FSU/15\n157-53806270PVGFRA/T10K1250\nRCS/19NOV1600/PVG/T10K1250\n020-12345675PVGFRA/T2K10\nRCS/19NOV1700/PVG/T2K10';
  expect(said(several)).toBe(
    'Read as FSU: 2 events in 5 lines, 2 air waybills: 157-53806270, 020-12345675. The journey of 157-53806270 is drawn.',
  );
  expect(said(several, 'zh-cn')).toBe('识别为 FSU：5 行中有 2 个事件，2 个空运单：157-53806270、020-12345675。所示为 157-53806270。');
});
