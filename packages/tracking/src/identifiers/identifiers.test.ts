import { expect, test } from 'vitest';
import {
  checkAwbNumber,
  checkBillOfLading,
  checkBookingReference,
  checkContainerNumber,
  checkEmail,
  checkImoNumber,
  checkPhone,
  checkScac,
  checkUnLocationCode,
  checkUrl,
  computeAwbCheckDigit,
  computeImoCheckDigit,
  computeIso6346CheckDigit,
  formatAwb,
  guessReferenceType,
  isoSizeType,
  isValidCheck,
  normaliseIdentifier,
  phoneToE164,
  sameReference,
  splitIdentifiers,
} from './index.js';

const VALID_CONTAINERS =
  'MSKU6011672 APZU4812090 TGBU4419731 MSCU1234566 TEXU3070079 FANU1172910 TRHU3240046 MAGU2480027 WHLU1234560 SITU9130070 UETU5790574 KOCU4959010 COSU1186800 CSNU6829160 MSKU6874333 CSQU3054383'.split(
    ' ',
  );

test.each(VALID_CONTAINERS)('container %s passes its check digit', (number) => {
  expect(checkContainerNumber(number)).toEqual({ value: number, validPattern: true, checkDigit: 'ok', expected: number.slice(-1) });
});

test.each([
  ['MSCU1234567', 'bad', '6'],
  ['APZU2134567', 'bad', null],
  ['APNR7744962', 'none', null],
] as const)('container %s fails its check digit', (number, checkDigit, expected) => {
  const check = checkContainerNumber(number);
  expect(check.checkDigit).toBe(checkDigit);
  expect(isValidCheck(check)).toBe(false);
  if (expected !== null) expect(check.expected).toBe(expected);
});

test('the worked example of the standard gives check digit 3, and a remainder of 10 counts as 0', () => {
  expect(computeIso6346CheckDigit('CSQU305438')).toBe(3);
  expect(computeIso6346CheckDigit('CSNU682916')).toBe(0);
  expect(computeIso6346CheckDigit('ABC,123456')).toBeNull();
});

test('a text that only looks like a container number is none', () => {
  for (const text of ['ABC,123456', 'ABCJ123456', 'XMSKU6011672', 'MSKU60116721']) {
    expect(checkContainerNumber(text).validPattern).toBe(false);
  }
});

test.each('157-53806270 157-41266466 157-66792751 020-12345675 921-10667893 160-08716945 784-30791202 999-12345675'.split(' '))(
  'air waybill %s passes its check digit',
  (number) => {
    expect(checkAwbNumber(number)).toMatchObject({ value: number.replace('-', ''), checkDigit: 'ok' });
  },
);

test('an air waybill whose last digit is 7, 8 or 9 never passes', () => {
  for (const digit of '789') expect(checkAwbNumber(`157-5380627${digit}`).checkDigit).toBe('bad');
  expect(computeAwbCheckDigit('1575380627')).toBe(0);
});

test('an air waybill works without dash and with a blank, and is written with a dash', () => {
  expect(checkAwbNumber('15753806270').checkDigit).toBe('ok');
  expect(checkAwbNumber('157 5380 6270').checkDigit).toBe('ok');
  expect(formatAwb('157 53806270')).toBe('157-53806270');
});

test.each('9321483 9074729 9454395 9321251 9936525 1234567'.split(' '))('IMO %s passes its check digit', (number) => {
  expect(checkImoNumber(`IMO ${number}`)).toMatchObject({ value: number, checkDigit: 'ok' });
});

test.each(['7654321', '9456789'])('IMO %s fails its check digit', (number) => {
  expect(checkImoNumber(number).checkDigit).toBe('bad');
});

test('an IMO number of zeros is no number', () => {
  expect(checkImoNumber('0000000')).toMatchObject({ validPattern: false, checkDigit: 'none' });
});

test.each(['AWB 157-53806270', 'AWB15753806270', 'MAWB: 157 5380 6270', 'awb no. 157-53806270'])('%s is an air waybill', (text) => {
  expect(checkAwbNumber(text)).toMatchObject({ value: '15753806270', checkDigit: 'ok' });
  expect(guessReferenceType(text)).toEqual({ value: '15753806270', type: 'AWB', certainty: 'likely' });
});

test('the worked example of an IMO number gives 3', () => {
  expect(computeImoCheckDigit('932148')).toBe(3);
});

test('numbers are normalised: blanks, every dash, lower case, full width, invisible characters', () => {
  expect(normaliseIdentifier(' msku 601\u2013167\u20102\u200b ')).toBe('MSKU6011672');
  expect(normaliseIdentifier('\uff2d\uff33\uff2b\uff35\uff16\uff10\uff11\uff11\uff16\uff17\uff12')).toBe('MSKU6011672');
});

test('a number of 20 digits survives', () => {
  const digits = '98765432109876543210';
  expect(normaliseIdentifier(digits)).toBe(digits);
  expect(splitIdentifiers(digits)).toEqual([digits]);
  expect(checkBillOfLading(digits)).toMatchObject({ value: digits, validPattern: true });
});

test('a pasted list gives its numbers once each, several on a line, with blanks inside', () => {
  const pasted = 'MSKU 6011672  apzu4812090\n157-53806270, 157 5380 6270\uff0cCOSU 6123456789;\u3000TGBU441973 1\tMSKU6011672';
  expect(splitIdentifiers(pasted)).toEqual(['MSKU6011672', 'APZU4812090', '15753806270', 'COSU6123456789', 'TGBU4419731']);
});

test('a slash parts two numbers and stays inside a bill of lading', () => {
  expect(splitIdentifiers('CSNU6829160/MSKU6011672')).toEqual(['CSNU6829160', 'MSKU6011672']);
  expect(splitIdentifiers('SHA/12345')).toEqual(['SHA/12345']);
});

test('an empty paste gives no numbers', () => {
  expect(splitIdentifiers(' \n , ; ')).toEqual([]);
});

test('the kind of a reference is guessed, and is sure only where a rule proves it', () => {
  expect(guessReferenceType('msku6011672')).toEqual({ value: 'MSKU6011672', type: 'CONTAINER', certainty: 'sure' });
  expect(guessReferenceType('MSCU1234567')).toMatchObject({ type: 'CONTAINER', certainty: 'likely' });
  expect(guessReferenceType('157-53806270')).toMatchObject({ type: 'AWB' });
  expect(guessReferenceType('EGLV143076485803')).toMatchObject({ type: 'BL', certainty: 'sure' });
  expect(guessReferenceType('201234567')).toMatchObject({ type: 'BOOKING', certainty: 'likely' });
  expect(guessReferenceType('hello')).toBeNull();
});

test('a bill of lading with and without the prefix of its carrier is the same', () => {
  expect(sameReference('COSU6123456789', '6123456789')).toBe(true);
  expect(sameReference('cosu 6123456789', 'COSU6123456789')).toBe(true);
  expect(sameReference('6123456789', '0006123456789')).toBe(false);
  expect(sameReference('', '')).toBe(false);
});

test.each([
  ['22GP', '22G1'],
  ['42G0', '42G1'],
  ['40HQ', '45G1'],
  ["40'HC", '45G1'],
  ['45G1', '45G1'],
  ['L5GP', 'L5G1'],
  ['45RT', '45R1'],
  ['20ot', '22U1'],
  ['22PC', '22P1'],
  ['22TN', '22T1'],
])('size and type %s is shown as %s', (code, iso) => {
  expect(isoSizeType(code)?.iso).toBe(iso);
});

test('an unknown size and type stays unknown', () => {
  expect(isoSizeType('99ZZ')).toBeNull();
});

test('a phone number has 11 digits and begins with 1 and 3 to 9, or has the code of another country', () => {
  for (const phone of ['13800138000', '138 0013 8000', '+86 138-0013-8000', '19912345678', '+49 151 23456789', '+1 (555) 010-0199'])
    expect(checkPhone(phone).validPattern).toBe(true);
  for (const phone of ['12800138000', '1380013800', '138001380000', '+86 12345', '+0 151 2345678', ''])
    expect(checkPhone(phone).validPattern).toBe(false);
  expect(phoneToE164('138 0013 8000')).toBe('+8613800138000');
  expect(phoneToE164('+49 151 23456789')).toBe('+4915123456789');
  expect(phoneToE164('021-12345678')).toBeNull();
});

test('e-mail addresses of the usual form pass', () => {
  for (const email of ['a@b.co', 'first.last+tag@mail.example.com', 'x@\u4f8b\u5b50.\u4e2d\u56fd'])
    expect(checkEmail(email).validPattern).toBe(true);
  for (const email of ['a@b', 'a b@c.de', '@c.de', 'a@', 'a@-c.de', 'a..b@c.de', 'a@@c.de'])
    expect(checkEmail(email).validPattern).toBe(false);
  expect(checkEmail(' Ann@Example.COM ').value).toBe('Ann@example.com');
});

test('a URL is http, https or ftp', () => {
  for (const url of ['http://a.cn', 'https://a.cn/b?c=d', 'ftp://host/file']) expect(checkUrl(url).validPattern).toBe(true);
  for (const url of ['a.cn', 'javascript:alert(1)', 'https://', 'http:// a.cn']) expect(checkUrl(url).validPattern).toBe(false);
});

test('codes of places, carriers and bookings follow their forms', () => {
  expect(checkUnLocationCode('cnsha').validPattern).toBe(true);
  for (const code of ['CNSH', 'CN1HA', 'CNS0A', '12SHA']) expect(checkUnLocationCode(code).validPattern).toBe(false);
  expect(checkScac('cosu').validPattern).toBe(true);
  expect(checkScac('C0SU').validPattern).toBe(false);
  expect(checkBookingReference('SHAA12345600').validPattern).toBe(true);
  expect(checkBookingReference('A'.repeat(36)).validPattern).toBe(false);
});
