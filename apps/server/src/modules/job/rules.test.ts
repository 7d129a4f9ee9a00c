import { expect, it } from 'vitest';
import { problemOf } from './rules.ts';

it.each([
  ['nothing', null, null],
  ['a job that went well', {}, null],
  ['a message', { message: 'connect ECONNREFUSED 127.0.0.1:5321', stack: 'Error: …\n at x' }, 'connect ECONNREFUSED 127.0.0.1:5321'],
  ['a message that the queue wrapped', { value: { message: 'job timed out' } }, 'job timed out'],
  ['the first line alone', { message: 'Failed query: select 1\nparams: amy@example.com' }, 'Failed query: select 1'],
  [
    'an address',
    { message: 'GET https://amy:pw@api.carrier.example/v2/events?key=abc&bl=COSU1 gave 503' },
    'GET https://api.carrier.example/*** gave 503',
  ],
  ['who was written to', { message: '550 no mailbox for amy.chen@north.example here' }, '550 no mailbox for *** here'],
  ['a token', { message: 'refused: Bearer eyJhbGciOi.J9 and apiKey: "s3cr3t"' }, 'refused: Bearer *** and apiKey=***"'],
  ['something long that may be a key', { message: 'bad signature AbCdEfGhIjKlMnOpQrStUvWxYz0123' }, 'bad signature ***'],
  ['a telephone number', { message: 'SMS to +86 138 0013 8000 was refused' }, 'SMS to *** was refused'],
  ['the values of a violated key', { message: 'Key (email)=(x y) already exists' }, 'Key (email)=(***) already exists'],
  [
    'an id of ours, which stays',
    { message: 'bill 0190a1b2-0000-7000-8000-1234567890ab is gone' },
    'bill 0190a1b2-0000-7000-8000-1234567890ab is gone',
  ],
])('the problem of %s is shown without secrets', (_, output, expected) => {
  expect(problemOf(output)).toBe(expected);
});

it('the problem has a maximum length, and no lone surrogate', () => {
  const long = problemOf({ message: '船 '.repeat(400) }) ?? '';
  expect(long).toHaveLength(201);
  expect(problemOf({ message: `${'a '.repeat(99)}a😀` })?.isWellFormed()).toBe(true);
});

it.each(['a', '1 ', 'a.', 'x://', '"='])('only the beginning of a line of nothing but %s is read', (part) => {
  expect(problemOf({ message: part.repeat(200_000) })?.length).toBeLessThan(300);
});

it('a secret that is cut at the reading limit stays hidden', () => {
  for (let fill = 1940; fill < 2010; fill += 1) {
    const line = `https://a.example/${'p'.repeat(fill)} amy.chen@north.example`;
    expect(problemOf({ message: line })).not.toContain('amy');
  }
});
