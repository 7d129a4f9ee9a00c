import { readFileSync } from 'node:fs';

import { beforeAll, expect, it } from 'vitest';

/* The demonstration data is consistent: visitors open its bills and would notice a contradiction. */

interface Bill {
  referenceNo: string;
  polCode: string;
  podCode: string;
  pldCode?: string;
  orderNo: string;
  customer: string;
  dock?: string;
  deliveryAddress?: string;
  notificationEmail?: string;
}

let bills: readonly Bill[] = [];

beforeAll(() => {
  const demo = JSON.parse(readFileSync(new URL('../../../../demo/tenant.json', import.meta.url), 'utf8')) as {
    companies: readonly { bills: readonly Bill[] }[];
  };
  bills = demo.companies.flatMap((company) => company.bills);
});

/** Values that occur with more than one key. */
function shared(pairs: readonly (readonly [value: string | undefined, key: string])[]): string[] {
  const keys = new Map<string, Set<string>>();
  for (const [value, key] of pairs) if (value !== undefined) keys.set(value, (keys.get(value) ?? new Set()).add(key));
  return [...keys].filter(([, all]) => all.size > 1).map(([value, all]) => `${value}: ${[...all].join(', ')}`);
}

it('numbers of bills and orders occur once', () => {
  for (const field of ['referenceNo', 'orderNo'] as const) {
    const values = bills.map((bill) => bill[field]);
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  }
});

it('a dock belongs to one port of discharge', () => {
  expect(shared(bills.map(({ dock, podCode }) => [dock, podCode]))).toEqual([]);
});

it('an address belongs to one customer, at places of one country', () => {
  expect(shared(bills.map(({ deliveryAddress, customer }) => [deliveryAddress, customer]))).toEqual([]);
  expect(shared(bills.map(({ deliveryAddress, podCode, pldCode }) => [deliveryAddress, (pldCode ?? podCode).slice(0, 2)]))).toEqual([]);
});

it("the notification e-mail has the customer's domain", () => {
  const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
  const strange = bills.filter(({ notificationEmail, customer }) => {
    const domain = notificationEmail?.split('@')[1];
    return domain !== undefined && !letters(customer).startsWith(letters(domain.replace(/\.example$/, '')));
  });
  expect(strange.map(({ notificationEmail, customer }) => `${notificationEmail} of ${customer}`)).toEqual([]);
});
