import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  choice,
  choices,
  code,
  date,
  email,
  entity,
  filterInputsIn,
  flag,
  instant,
  integer,
  list,
  longText,
  orderNo,
  phone,
  ref,
  status,
  text,
  versioned,
} from './entity.js';
import { crud } from './crud.js';
import { changeSchemas, filterShape, furtherSchemas, listSchemas, pageSchemas, rowShape } from './entity-schema.js';

const berth = entity(
  { controller: 'berth', one: 'berth', many: 'berths', title: 'name' },
  {
    name: text({ required: true, min: 2, max: 5, filter: true, sort: true }),
    code: code({ required: true, entered: 'add', unique: 'codeTaken' }),
    remark: longText({ max: 4 }),
    email: email(),
    phone: phone({ required: true, filter: true }),
    depth: integer({ min: 0, max: 20 }),
    side: choice({ values: ['port', 'starboard'], required: true }),
    level: choice({ values: [1, 2], filter: true }),
    closed: flag(),
    portId: ref(),
    ships: list({ max: 10 }),
    openedOn: date(),
    inspectedOn: date({ required: true }),
    status: status({ filter: true }),
    orderNo: orderNo(),
    builtIn: flag({ entered: 'none' }),
  },
);
const { add, update } = changeSchemas(berth);
const whole = { name: 'East', code: 'E', phone: '13800138000', side: 'port', inspectedOn: '2026-11-21' };

/** Field → error codes. */
const reasons = (input: object, schema: z.ZodMiniType = add.input): Record<string, string[]> => {
  const { error } = z.safeParse(schema, input);
  const all: Record<string, string[]> = {};
  for (const { path, message } of error?.issues ?? []) (all[String(path[0])] ??= []).push(message);
  return all;
};

describe('input of an entity', () => {
  it('requires the required fields and no others', () => {
    expect(z.parse(add.input, whole)).toEqual(whole);
  });

  it('reports every required field that is blank', () => {
    expect(reasons({ ...whole, name: ' ', code: '', phone: '', inspectedOn: null })).toEqual({
      name: ['required', 'tooShort'],
      code: ['required'],
      phone: ['required'],
      inspectedOn: ['required'],
    });
    expect(Object.keys(reasons({}))).toEqual(['name', 'code', 'phone', 'side', 'inspectedOn']);
  });

  it('rejects values beyond the limits of their fields', () => {
    expect(reasons({ ...whole, name: 'N' })).toEqual({ name: ['tooShort'] });
    expect(reasons({ ...whole, name: 'Northern', remark: 'Muddy', ships: 'x'.repeat(11) })).toEqual({
      name: ['tooLong'],
      remark: ['tooLong'],
      ships: ['tooLong'],
    });
    for (const depth of [-1, 21, 1.5]) expect(Object.keys(reasons({ ...whole, depth }))).toEqual(['depth']);
    for (const orderNo of [-1, 1_000_001]) expect(Object.keys(reasons({ ...whole, orderNo }))).toEqual(['orderNo']);
  });

  it('reports only the length of an overlong text', () => {
    expect(reasons({ ...whole, email: `a@${'.'.repeat(140_000)}@` })).toEqual({ email: ['tooLong'] });
  });

  it('rejects values of another kind', () => {
    expect(reasons({ ...whole, email: 'nobody', phone: '12345', openedOn: '2026-02-30' })).toEqual({
      email: ['email'],
      phone: ['phone'],
      openedOn: ['date'],
    });
    const wrong = { ...whole, side: 'middle', level: 3, status: 3, closed: 'no', portId: '' };
    expect(Object.keys(reasons(wrong)).toSorted()).toEqual(['closed', 'level', 'portId', 'side', 'status']);
  });

  it('accepts null and an empty text for fields that may be cleared', () => {
    const cleared = { remark: '', email: '', ships: ' ', depth: null, level: null, portId: null, openedOn: null };
    expect(z.parse(add.input, { ...whole, ...cleared })).toEqual({ ...whole, ...cleared, ships: '' });
  });

  it('drops fields that the form does not have: those of adding only and those of the server', () => {
    expect(z.parse(add.input, { ...whole, builtIn: true })).toEqual(whole);
    const { code: _, ...edited } = whole;
    expect(z.parse(update.input, { ...whole, id: 7 })).toEqual({ ...edited, id: '7' });
    expect(Object.keys(reasons(edited, update.input))).toEqual(['id']);
  });
});

describe('input of an entity with choices and times', () => {
  const visit = entity(
    { controller: 'visit', one: 'visit', many: 'visits', title: 'id' },
    { uses: choices({ values: ['crane', 'ramp'], required: true }), arrival: instant({ required: true }), left: instant() },
  );
  const { add, update } = changeSchemas(visit);
  const given = { uses: ['ramp'], arrival: '2026-11-21T08:00:00.000Z', left: '2026-11-21T16:00+08:00' };

  it('needs one of the required choices', () => {
    expect(reasons({ ...given, uses: [] }, add.input)).toEqual({ uses: ['required'] });
    expect(reasons({ ...given, uses: undefined }, add.input)).toEqual({ uses: ['required'] });
    expect(z.parse(add.input, given)).toEqual(given);
  });

  it('takes times with their zone, and no days', () => {
    expect(z.parse(add.input, { ...given, left: null })).toEqual({ ...given, left: null });
    for (const wrong of ['2026-11-21', '2026-11-21T08:00', '2026-02-30T08:00Z', '2026-11-21T25:00Z'])
      expect(reasons({ ...given, arrival: wrong, left: wrong }, add.input)).toEqual({ arrival: ['date'], left: ['date'] });
    expect(reasons({ ...given, arrival: undefined }, add.input)).toEqual({ arrival: ['required'] });
  });

  it('has a version only where the entity has one', () => {
    expect(z.parse(update.input, { ...given, id: '1', version: 3 })).toEqual({ ...given, id: '1' });
    const kept = entity({ controller: 'kept', one: 'one', many: 'many', title: 'id' }, { name: text(), ...versioned() });
    expect(z.parse(changeSchemas(kept).update.input, { id: '1', version: 3 })).toEqual({ id: '1', version: 3 });
  });
});

describe('rows and filters of an entity', () => {
  const row = z.looseObject(rowShape(berth));

  it('require only the id and the title of a row', () => {
    expect(z.parse(row, { id: 1, name: 'East', side: 'middle', extra: 1 })).toEqual({ id: '1', name: 'East', side: 'middle', extra: 1 });
    expect(z.safeParse(row, { id: 1 }).success).toBe(false);
  });

  it('accept flags as text, and the smallest date for none', () => {
    const first = z.parse(row, { id: 1, name: 'East', closed: 'True', builtIn: '2', openedOn: '0001-01-01T00:00:00' });
    expect(first).toMatchObject({ closed: true, builtIn: false, openedOn: null });
    expect(z.safeParse(row, { id: 1, name: 'East', closed: 'perhaps' }).success).toBe(false);
  });

  it('filter by the declared fields, numbers as whole numbers', () => {
    expect(Object.keys(filterShape(berth))).toEqual(['name', 'phone', 'level', 'status']);
    expect(reasons({ status: 1.5, level: 1.5 }, z.object(filterShape(berth)))).toEqual({
      status: [expect.any(String)],
      level: [expect.any(String)],
    });
  });

  it('filter by ranges, a least number and several values', () => {
    const visit = entity(
      { controller: 'visit', one: 'visit', many: 'visits', title: 'id' },
      {
        day: date({ filter: true }),
        arrival: instant({ filter: true }),
        departure: instant({ filter: { from: 'startTime', to: 'endTime' } }),
        hours: integer({ filter: 'least' }),
        uses: choices({ values: ['crane', 'ramp'], filter: true }),
      },
    );
    const filters = z.object(filterShape(visit));
    const given = {
      dayFrom: '2026-11-21',
      dayTo: null,
      arrivalFrom: '2026-11-21T08:00:00Z',
      arrivalTo: '0001-01-01T00:00:00',
      startTime: '2026-11-21',
      endTime: undefined,
      hours: 3,
      uses: ['ramp'],
    };
    expect(z.parse(filters, given)).toEqual({ ...given, arrivalTo: null });
    expect(filterInputsIn(visit.fields)).toEqual(Object.keys(given));
    expect(Object.keys(reasons({ dayFrom: '2026-02-30', hours: 1.5, uses: ['pool'] }, filters))).toEqual(['dayFrom', 'hours', 'uses']);
  });

  it('return a list or a page', () => {
    expect(Object.keys(listSchemas(berth))).toEqual(['list', 'add', 'update', 'delete']);
    expect(Object.keys(pageSchemas(berth))).toEqual(['page', 'add', 'update', 'delete']);
    expect(z.parse(pageSchemas(berth).page.input, {})).toEqual({ page: 1, pageSize: 20 });
  });
});

describe('calls of an entity', () => {
  it('are a list, add, update and delete, or those that it has', () => {
    const all = crud(berth, { list: 'list', alsoFor: ['quay:page'], reach: 'platform', listReach: 'range' });
    expect(Object.keys(all)).toEqual(['list', 'add', 'update', 'delete']);
    expect(all.list).toMatchObject({ path: '/api/berth/list', permission: ['berth:list', 'quay:page'], reach: 'range' });
    expect(all.add).toMatchObject({
      permission: 'berth:add',
      reach: 'platform',
      required: ['name', 'code', 'phone', 'side', 'inspectedOn'],
    });
    expect(Object.keys(crud(berth, { list: 'page', changes: [] }))).toEqual(['page']);
    expect(Object.keys(crud(berth, { changes: ['add'] }))).toEqual(['add']);
  });

  it('have further ones where they are named, with the codes of the list and of the update', () => {
    const { list, detail, setStatus } = crud(berth, {
      list: 'page',
      codes: 'quay',
      alsoFor: ['ship:page'],
      further: ['list', 'detail', 'setStatus'],
      required: { list: ['portId'] },
    });
    expect(list).toMatchObject({ path: '/api/berth/list', permission: ['quay:page', 'ship:page'], required: ['portId'] });
    expect(detail).toMatchObject({ method: 'GET', permission: ['quay:page', 'ship:page'], required: ['id'] });
    expect(setStatus).toMatchObject({ method: 'POST', permission: 'quay:update', required: ['id', 'status'] });
    expect(Object.keys(furtherSchemas(berth, ['detail']))).toEqual(['detail']);
  });

  it('ask for other inputs where a call needs less than the form, or a filter', () => {
    const { page, update } = crud(berth, { list: 'page', exports: 'berth:export', required: { page: ['side'], update: ['name'] } });
    expect([page.exports, page.required]).toEqual(['berth:export', ['side']]);
    expect(update.required).toEqual(['id', 'name']);
  });
});
