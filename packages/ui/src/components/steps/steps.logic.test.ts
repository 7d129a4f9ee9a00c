import { expect, it } from 'vitest';

import { stepStates } from './steps.logic.js';

const items = [{ value: 'a' }, { value: 'b' }, { value: 'c' }];

it('marks the steps before the current one as done', () => {
  expect(stepStates(items, 'b')).toEqual(['done', 'current', 'waiting']);
  expect(stepStates(items, 'a')).toEqual(['current', 'waiting', 'waiting']);
});

it('marks all steps as done when none is the current one', () => {
  expect(stepStates(items, 'end')).toEqual(['done', 'done', 'done']);
});

it('lets a step override its state', () => {
  expect(stepStates([{ value: 'a', state: 'error' }, { value: 'b' }], 'b')).toEqual(['error', 'current']);
});
