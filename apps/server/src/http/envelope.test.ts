import { expect, it } from 'vitest';
import { failureOf } from './envelope.ts';

it('a transaction or statement that took too long is answered with 503 and a time to try again, and logged', () => {
  const statement = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  const transaction = Object.assign(new Error('A transaction took more than 5000 ms.'), { name: 'TransactionTimeout' });
  for (const error of [statement, transaction, new Error('Failed query', { cause: statement })]) {
    expect(failureOf(error, 'en', 'c')).toMatchObject({
      status: 503,
      outcome: 'unavailable',
      headers: { 'Retry-After': '5' },
      internal: true,
    });
  }
});
