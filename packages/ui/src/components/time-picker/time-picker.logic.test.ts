import { expect, it } from 'vitest';

import { closest, parseTime, stepped, stepsOf, timeFault } from './time-picker.logic.js';

it.each([
  ['9', '09:00'],
  ['21', '21:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['2130', '21:30'],
  ['9:30', '09:30'],
  ['9.30 pm', '21:30'],
  ['9:30 P.M.', '21:30'],
  ['930p', '21:30'],
  ['9 am', '09:00'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['9h30', '09:30'],
  ['21h', '21:00'],
  ['21:30:15', '21:30'],
  ['９：３０', '09:30'],
  ['9点半', '09:30'],
  ['下午9點5分', '21:05'],
  ['上午 9:30', '09:30'],
  ['18时', '18:00'],
  ['2026-11-21T17:45:00+08:00', '17:45'],
])('reads %s as %s', (typed, time) => expect(parseTime(typed)).toBe(time));

it.each(['', 'soon', '24:00', '9:60', '9:5', '13 pm', '0 am', '12345678', '9301', '-1', '1:2:3', '9:30 x'])(
  'rejects %s as a time',
  (typed) => expect(parseTime(typed)).toBeNull(),
);

it('keeps seconds when they are enabled', () => {
  expect(parseTime('213015', true)).toBe('21:30:15');
  expect(parseTime('9:30', true)).toBe('09:30:00');
});

it('lists whole steps within the limits', () => {
  expect(stepsOf({}, 15)).toHaveLength(96);
  expect(stepsOf({ min: '08:10', max: '09:00' }, 15)).toEqual(['08:15', '08:30', '08:45', '09:00']);
  expect(stepsOf({ min: '10:00', max: '09:00' }, 15)).toEqual([]);
});

it('moves to the next whole step and stays within the day', () => {
  expect(stepped('09:07', 1, 15, {})).toBe('09:15');
  expect(stepped('09:07', -1, 15, {})).toBe('09:00');
  expect(stepped('09:15', 1, 15, {})).toBe('09:30');
  expect(stepped('23:50', 1, 15, {})).toBe('23:50');
  expect(stepped('23:50', -1, 15, {})).toBe('23:45');
  expect(stepped('00:00', -1, 15, {})).toBe('00:00');
  expect(stepped(null, 1, 15, {})).toBe('08:00');
  expect(stepped(null, 1, 15, { min: '10:30' })).toBe('10:30');
  expect(stepped('17:55', 1, 15, { max: '18:00' })).toBe('18:00');
});

it('recognises times that are too early or too late', () => {
  expect(timeFault('07:59', { min: '08:00' })).toBe('early');
  expect(timeFault('18:01', { max: '18:00' })).toBe('late');
  expect(timeFault('18:00', { min: '08:00', max: '18:00' })).toBeUndefined();
});

it('finds the closest time of a list', () => {
  expect(closest(['09:00', '09:15', '09:30'], '09:20')).toBe(1);
  expect(closest(['07:00', '08:00'], null)).toBe(1);
  expect(closest([], null)).toBe(-1);
});
