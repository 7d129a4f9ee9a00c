import { expect, it } from 'vitest';
import { challengeOf, siteOf } from './rules.ts';

it('a passkey belongs to a host name and its https pages; http pages may use it on the local machine only', () => {
  expect(siteOf('track.example', ['https://other.example'])).toEqual({ rpId: 'track.example', origins: ['https://track.example'] });
  expect(siteOf('localhost:5320', []).origins).toEqual(['https://localhost:5320', 'http://localhost:5320']);
  expect(siteOf('Track.example:443', [])).toEqual({ rpId: 'track.example', origins: ['https://track.example'] });
  expect(siteOf('track.example:8443', ['https://track.example']).origins).toEqual(['https://track.example:8443', 'https://track.example']);
});

it.each(['', 'e30', 'bnVsbA', '####', Buffer.from('{"challenge":1}').toString('base64url')])('client data %j have no challenge', (data) => {
  expect(challengeOf(data)).toBeNull();
});
