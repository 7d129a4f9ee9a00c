import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import {
  AIR_SLOTS,
  CLOSES,
  LEAVING,
  ONLY_AT_DESTINATION,
  ONLY_AT_ORIGIN,
  REPORTED_AT_ARRIVAL,
} from '../../packages/tracking/src/air/codes.ts';
import {
  CLASSIFIERS,
  DOCUMENT_TYPES,
  EMPTY_INDICATORS,
  EQUIPMENT_CODES,
  FACILITY_TYPES,
  MODES,
  SHIPMENT_CODES,
  TRANSPORT_CODES,
} from '../../packages/tracking/src/events/codes.ts';

const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');

test('the glossary has every code of DCSA and IATA that packages/tracking reads', () => {
  const sea = [
    CLASSIFIERS,
    DOCUMENT_TYPES,
    EMPTY_INDICATORS,
    EQUIPMENT_CODES,
    FACILITY_TYPES,
    MODES,
    SHIPMENT_CODES,
    TRANSPORT_CODES,
  ].flatMap((codes) => [...codes.values()]);
  const slots = Object.values(AIR_SLOTS).flat();
  const air = [
    ...slots.flatMap(({ codes }) => codes),
    ...[LEAVING, ONLY_AT_DESTINATION, ONLY_AT_ORIGIN, REPORTED_AT_ARRIVAL].flatMap((codes) => [...codes]),
    ...Object.entries(CLOSES).flat(),
  ];
  const missing = [...new Set([...sea, ...air])].filter((code) => !new RegExp(String.raw`^\| [^|]*\b${code}\b`, 'mu').test(glossary));
  expect(missing).toEqual([]);
});
