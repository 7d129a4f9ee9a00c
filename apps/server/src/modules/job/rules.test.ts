import { expect, it } from 'vitest';
import { problemOf } from './rules.ts';

it.each([
  ['a job without output', null, null],
  ['a successful job', {}, null],
  ['a message', { message: 'connect ECONNREFUSED 127.0.0.1:5321', stack: 'Error: …\n at x' }, 'connect ECONNREFUSED 127.0.0.1:5321'],
  ['a message that pg-boss wrapped', { value: { message: 'job timed out' } }, 'job timed out'],
  [
    'a message of several lines, the first of them',
    { message: 'Failed query: select 1\nparams: amy@example.com' },
    'Failed query: select 1',
  ],
  [
    'an address',
    { message: 'GET https://amy:pw@api.carrier.example/v2/events?key=abc&bl=COSU1 gave 503' },
    'GET https://api.carrier.example/*** gave 503',
  ],
  ['an email address', { message: '550 no mailbox for amy.chen@north.example here' }, '550 no mailbox for *** here'],
  ['a token', { message: 'refused: Bearer eyJhbGciOi.J9 and apiKey: "s3cr3t"' }, 'refused: Bearer *** and apiKey=***"'],
  ['a long word that may be a key', { message: 'bad signature AbCdEfGhIjKlMnOpQrStUvWxYz0123' }, 'bad signature ***'],
  ['a telephone number', { message: 'SMS to +86 138 0013 8000 was refused' }, 'SMS to *** was refused'],
  ['the values of a violated key', { message: 'Key (email)=(x y) already exists' }, 'Key (email)=(***) already exists'],
  [
    'an id of a row, which is shown,',
    { message: 'bill 0190a1b2-0000-7000-8000-1234567890ab is gone' },
    'bill 0190a1b2-0000-7000-8000-1234567890ab is gone',
  ],
])('the line for %s has no secrets', (_, output, expected) => {
  expect(problemOf(output)).toBe(expected);
});

it('the line has a maximum length, and no half of a surrogate pair', () => {
  const long = problemOf({ message: '船 '.repeat(400) }) ?? '';
  expect(long).toHaveLength(201);
  expect(problemOf({ message: `${'a '.repeat(99)}a😀` })?.isWellFormed()).toBe(true);
});

it.each(['a', '1 ', 'a.', 'x://', '"='])('a very long line of repeated %j is cut', (part) => {
  expect(problemOf({ message: part.repeat(200_000) })?.length).toBeLessThan(300);
});

it('a secret that the limit of 2000 characters would cut in two is hidden', () => {
  for (let fill = 1940; fill < 2010; fill += 1) {
    const line = `https://a.example/${'p'.repeat(fill)} amy.chen@north.example`;
    expect(problemOf({ message: line })).not.toContain('amy');
  }
});
