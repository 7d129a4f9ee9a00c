import { LOCALES } from '@seaberry/i18n';
import { expect, it } from 'vitest';
import { enumerations, numberedFields } from './catalogue.ts';

it('every field of the contract with numbered values belongs to an enumeration with exactly these values', () => {
  const all = enumerations('en').map(({ typeRemark, enumEntities }) => ({
    fields: typeRemark.split(', '),
    values: enumEntities.map(({ value }) => value),
  }));
  const missing = numberedFields().filter(
    ({ field, values }) => !all.some((one) => one.fields.includes(field) && one.values.join() === values.join()),
  );
  expect(missing).toEqual([]);
});

it.each(LOCALES)('every enumeration and every value has a label in %s', (locale) => {
  for (const { typeName, typeDescribe, enumEntities } of enumerations(locale)) {
    expect(typeDescribe, typeName).not.toBe(typeName);
    for (const { name, describe, value } of enumEntities) expect([describe, describe === String(value)], name).toEqual([describe, false]);
  }
});
