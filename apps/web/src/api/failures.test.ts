import { ApiError, type ApiErrorKind } from '@seaberry/api-client';
import { describe, expect, test } from 'vitest';

import { displayOf, reasonOf } from './failures.ts';

const error = (kind: ApiErrorKind, message = '', details: Partial<ConstructorParameters<typeof ApiError>[2]> = {}): ApiError =>
  new ApiError(kind, message, { call: 'oceanBill.page', ...details });

// D9001: the company has no berries left.
describe('the reason of a failure', () => {
  test.each<[string, unknown, unknown]>([
    ['for a lost connection', error('network'), { type: 'key', key: 'network' }],
    ['for a timeout', error('timeout'), { type: 'key', key: 'timeout' }],
    ['for a response that is not JSON', error('invalid-response'), { type: 'key', key: 'unreadable' }],
    [
      'for a business error: the message of the server',
      error('business', 'No berries left.', { code: 'D9001' }),
      { type: 'text', text: 'No berries left.' },
    ],
    [
      'for a validation error, whose messages are shown at the fields',
      error('business', '{"polCode":["x"]}'),
      { type: 'key', key: 'unknown' },
    ],
    ['for a missing permission in the envelope', error('business', 'x', { code: '403' }), { type: 'key', key: 'forbidden' }],
    ['for a missing permission as HTTP status', error('http', 'Forbidden', { status: 403 }), { type: 'key', key: 'forbidden' }],
    ['for too many requests', error('http', '', { status: 429 }), { type: 'key', key: 'tooMany' }],
    ['for too many requests, with the time to wait', error('http', '', { status: 429, retryAfterS: 30 }), { type: 'wait', seconds: 30 }],
    ['for too many requests in the envelope', error('business', 'x', { code: '429', retryAfterS: 1 }), { type: 'wait', seconds: 1 }],
    ['for a server error with a correlation id', error('http', '', { status: 502, correlationId: 'abc' }), { type: 'server', id: 'abc' }],
    ['for a server error without one', error('http', '', { status: 500 }), { type: 'key', key: 'serverPlain' }],
    [
      'for a part of the app that did not load',
      new TypeError('Failed to fetch dynamically imported module: x'),
      { type: 'key', key: 'chunk' },
    ],
    ['for anything else', 'boom', { type: 'key', key: 'unknown' }],
  ])('%s', (_name, thrown, expected) => {
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

  test('show nothing if the caller shows the failure, or the place where the data would be', () => {
    expect(displayOf(error('network'), { handledByCaller: true }, false)).toEqual({ type: 'none' });
    expect(displayOf(error('network'), { failure: 'listFailed' }, true)).toEqual({ type: 'none' });
  });

  test.each<ApiErrorKind>(['aborted', 'unauthorized'])('ignore %s', (kind) => {
    expect(displayOf(error(kind), { failure: 'listFailed' }, false)).toEqual({ type: 'none' });
  });
});
