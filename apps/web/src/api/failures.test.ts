import { ApiError, type ApiErrorKind } from '@seaberry/api-client';
import { describe, expect, test } from 'vitest';

import { displayOf, reasonOf } from './failures.ts';

const error = (kind: ApiErrorKind, message = '', details: Partial<ConstructorParameters<typeof ApiError>[2]> = {}): ApiError =>
  new ApiError(kind, message, { call: 'oceanBill.page', ...details });

describe('the reason of a failure', () => {
  test.each<[string, unknown, unknown]>([
    ['no connection', error('network'), { type: 'key', key: 'network' }],
    ['too slow', error('timeout'), { type: 'key', key: 'timeout' }],
    ['not JSON', error('invalid-response'), { type: 'key', key: 'unreadable' }],
    ['the words of the server', error('business', 'No berries left.', { code: 'D9001' }), { type: 'text', text: 'No berries left.' }],
    ['fields stand at the fields', error('business', '{"polCode":["x"]}'), { type: 'key', key: 'unknown' }],
    ['not allowed', error('business', 'x', { code: '403' }), { type: 'key', key: 'forbidden' }],
    ['not allowed by HTTP', error('http', 'Forbidden', { status: 403 }), { type: 'key', key: 'forbidden' }],
    ['too many', error('http', '', { status: 429 }), { type: 'key', key: 'tooMany' }],
    ['too many, and for how long', error('http', '', { status: 429, retryAfterS: 30 }), { type: 'wait', seconds: 30 }],
    ['too many, in an envelope', error('business', 'x', { code: '429', retryAfterS: 1 }), { type: 'wait', seconds: 1 }],
    ['trouble with a number to quote', error('http', '', { status: 502, correlationId: 'abc' }), { type: 'server', id: 'abc' }],
    ['trouble without', error('http', '', { status: 500 }), { type: 'key', key: 'serverPlain' }],
    ['a part that did not load', new TypeError('Failed to fetch dynamically imported module: x'), { type: 'key', key: 'chunk' }],
    ['anything else', 'boom', { type: 'key', key: 'unknown' }],
  ])('is %s', (_name, thrown, expected) => {
    expect(reasonOf(thrown)).toEqual(expected);
  });

  test('a failed request while offline has its own message', () => {
    expect(reasonOf(error('network'), false)).toEqual({ type: 'key', key: 'offline' });
  });
});

describe('reactions to failures', () => {
  test('show the message of a failed action', () => {
    expect(displayOf(error('network'), { failure: 'deleteFailed' }, false)).toEqual({
      type: 'toast',
      failure: 'deleteFailed',
      reason: { type: 'key', key: 'network' },
    });
  });

  test('show the default message for an action without its own', () => {
    expect(displayOf(error('network'), undefined, false)).toMatchObject({ type: 'toast', failure: 'actionFailed' });
  });

  test('show nothing twice: either the caller or the place of the data shows it', () => {
    expect(displayOf(error('network'), { handledByCaller: true }, false)).toEqual({ type: 'none' });
    expect(displayOf(error('network'), { failure: 'listFailed' }, true)).toEqual({ type: 'none' });
  });

  test.each<ApiErrorKind>(['aborted', 'unauthorized'])('ignore %s', (kind) => {
    expect(displayOf(error(kind), { failure: 'listFailed' }, false)).toEqual({ type: 'none' });
  });
});
