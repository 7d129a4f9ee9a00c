import { expect, it } from 'vitest';

import { stepStates } from './steps.logic.js';

const items = [{ value: 'a' }, { value: 'b' }, { value: 'c' }];

it('marks the steps before the current one as done', () => {
  expect(stepStates(items, 'b')).toEqual(['done', 'current', 'waiting']);
  expect(stepStates(items, 'a')).toEqual(['current', 'waiting', 'waiting']);
});

it('has done all when no step is the current one', () => {
  expect(stepStates(items, 'end')).toEqual(['done', 'done', 'done']);
});

it('lets a step say its own state', () => {
  expect(stepStates([{ value: 'a', state: 'error' }, { value: 'b' }], 'b')).toEqual(['error', 'current']);
});
