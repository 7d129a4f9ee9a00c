import { expect, it } from 'vitest';
import { differencesOf, type Entered } from './rules.ts';

const place = (unLocationCode: string | null) => ({
  unLocationCode,
  name: null,
  facilityCode: null,
  facilityType: null,
  latitude: null,
  longitude: null,
  timeZone: null,
});
const entered: Entered = { polCode: 'CNNGB', podCode: 'USLAX', pldCode: null, containerNo: null, keptValues: null };
const stated = { pol: place('CNSHA'), pod: place('USLAX'), pld: place('USCHI'), containers: [{ number: 'MSKU6011672' }] };

it('names each entered value that the carrier contradicts', () => {
  expect(differencesOf(entered, stated)).toEqual([{ field: 'polCode', entered: 'CNNGB', carrier: 'CNSHA', kept: false }]);
});

it('names no difference before the first response, and where the carrier names no code', () => {
  expect(differencesOf(entered, null)).toEqual([]);
  expect(differencesOf(entered, { ...stated, pol: place(null), pod: null })).toEqual([]);
  expect(differencesOf(entered, { ...stated, pol: place('Shanghai') })).toEqual([]);
});

it('asks whether a port of discharge is the POD where the carrier does not say', () => {
  const landed = { ...stated, pol: null, possiblePod: place('USOAK') };
  const asked = { field: 'podCode', entered: 'USLAX', carrier: 'USOAK', kept: false, unsure: true };
  expect(differencesOf(entered, landed)).toEqual([asked]);
  expect(differencesOf({ ...entered, keptValues: { podCode: 'USOAK' } }, landed)).toEqual([{ ...asked, kept: true }]);
  expect(differencesOf(entered, { ...landed, possiblePod: place('a hub') })).toEqual([]);
});

it('keeps a difference settled until the carrier names another value', () => {
  const kept = { ...entered, keptValues: { polCode: 'CNSHA' } };
  expect(differencesOf(kept, stated)).toMatchObject([{ kept: true }]);
  expect(differencesOf(kept, { ...stated, pol: place('CNYTN') })).toMatchObject([{ carrier: 'CNYTN', kept: false }]);
});

it('accepts more containers than were entered, but none that the carrier does not list', () => {
  const both = { ...stated, pol: null, containers: [{ number: 'MSKU6011672' }, { number: 'TGBU4419731' }] };
  expect(differencesOf({ ...entered, containerNo: 'TGBU4419731' }, both)).toEqual([]);
  expect(differencesOf({ ...entered, containerNo: 'TGBU4419731 CSNU6829160' }, both)).toEqual([
    { field: 'containerNo', entered: 'TGBU4419731 CSNU6829160', carrier: 'MSKU6011672 TGBU4419731', kept: false },
  ]);
});
