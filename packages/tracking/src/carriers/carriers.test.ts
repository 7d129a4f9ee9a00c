import { expect, test } from 'vitest';
import { carrierByCode, CARRIERS, guessCarrier } from './index.js';

test.each([
  ['COSU', 'COSU'],
  ['CCMJ', 'COSU'],
  ['EISU', 'EGLV'],
  ['MEDU', 'MSCU'],
  ['PABV', 'PCIU'],
  ['ANLC', 'ANNU'],
  ['SEAL', 'SEAU'],
])('code %s names carrier %s', (code, main) => {
  expect(carrierByCode(code)?.code).toBe(main);
});

test('a carrier outside the table is unknown and never guessed', () => {
  expect(carrierByCode('XXXX')).toBeNull();
});

test('no code names two carriers', () => {
  const codes = CARRIERS.flatMap(({ code, aliases }) => [code, ...aliases]);
  expect(new Set(codes).size).toBe(codes.length);
  const owners = CARRIERS.flatMap(({ ownerCodes }) => ownerCodes);
  expect(new Set(owners).size).toBe(owners.length);
});

test('a bill of lading with a known prefix decides the carrier', () => {
  const guess = guessCarrier('MEDUHG271461');
  expect(guess.decision).toBe('auto');
  expect(guess.candidates.map(({ code }) => code)).toEqual(['MSCU']);
});

test('the owner of a box only suggests a carrier, and a leased box suggests none', () => {
  expect(guessCarrier('MSKU6011672')).toMatchObject({ decision: 'ask', container: { checkDigit: 'ok' } });
  expect(guessCarrier('TGBU4419731')).toMatchObject({ decision: 'none', candidates: [] });
  expect(guessCarrier('MSCU1234567')).toMatchObject({ decision: 'ask', container: { checkDigit: 'bad' } });
});

test.each([
  ['MSBU', 'MSCU'],
  ['MSNU', 'MSCU'],
  ['HASU', 'SUDU'],
])('boxes of owner %s suggest carrier %s', (owner, code) => {
  expect(guessCarrier(`${owner}1234567`).candidates.map((carrier) => carrier.code)).toEqual([code]);
});

test('suggests no carrier for digits alone', () => {
  expect(guessCarrier('6123456789').decision).toBe('none');
});
