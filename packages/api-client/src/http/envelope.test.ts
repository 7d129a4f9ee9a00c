import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors.js';
import { openEnvelope } from './envelope.js';

const details = { call: 'x.y' };
const thrown = (body: unknown): ApiError => {
  try {
    openEnvelope(body, details);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('nothing was thrown');
};

describe('openEnvelope (spec §8)', () => {
  it('returns the result of code 200', () => {
    expect(openEnvelope({ code: 200, type: 'success', message: '', result: [1] }, details)).toEqual([1]);
  });

  it('passes a body without a code unchanged', () => {
    expect(openEnvelope({ anything: true }, details)).toEqual({ anything: true });
    expect(openEnvelope(200, details)).toBe(200);
  });

  it('raises a non-empty errors field as JSON text', () => {
    expect(thrown({ code: 200, errors: { a: ['b'] } })).toMatchObject({ kind: 'business', message: '{"a":["b"]}' });
  });

  it('ends the session on code 401', () => {
    expect(thrown({ code: 401, message: 'no' })).toMatchObject({ kind: 'unauthorized', code: '401' });
  });

  it('separates the code from the text of a business error', () => {
    expect(thrown({ code: 400, type: 'error', message: '[D1000] wrong' })).toMatchObject({
      kind: 'business',
      code: 'D1000',
      message: 'wrong',
    });
  });

  it('gives the current row of a change that was made from an older one', () => {
    const current = { id: '1', version: 3 };
    expect(thrown({ code: 409, type: 'error', message: '[outdated] changed', extras: { current } })).toMatchObject({
      kind: 'business',
      code: 'outdated',
      current,
    });
    expect(thrown({ code: 409, message: '[outdated] changed', extras: { current: null } }).current).toBeUndefined();
  });

  it('turns an object message into JSON text', () => {
    expect(thrown({ code: 500, message: { why: 'x' } }).message).toBe('{"why":"x"}');
  });

  it('reads a validation error by field, in any case of the names', () => {
    expect(thrown({ code: 400, message: '{"ReferenceNo":["required"],"carrierCode":["a","b"]}' }).fields).toEqual({
      referenceNo: ['required'],
      carrierCode: ['a', 'b'],
    });
  });
});
