// Options without an effect must not compile. Checked by tsc; nothing runs here.
import { crud } from './crud.js';
import { choice, date, entity, integer, instant, text } from './entity.js';

const berth = entity(
  { controller: 'berth', one: 'berth', many: 'berths', title: 'name' },
  {
    name: text(),
    depth: integer({ filter: 'least' }),
    side: choice({ values: ['port'], filter: 'any' }),
    day: date({ filter: { from: 'a', to: 'b' } }),
  },
);

crud(berth, { list: 'page', alsoFor: ['quay:page'], listReach: 'company', exports: 'berth:export', required: { page: ['side'] } });
crud(berth, { changes: ['add'], required: { add: ['name'] }, proof: ['add'] });
const calls: readonly ['add', 'update', 'delete'] = ['add', 'update', 'delete'];
const { add, update, delete: remove } = crud(berth, { required: { add: ['name'], update: [] }, proof: ['delete'] });
({ add, update, delete: remove }) satisfies Record<(typeof calls)[number], object>;

// @ts-expect-error There is no list that others could read.
crud(berth, { alsoFor: ['quay:page'] });

// @ts-expect-error There is no list with a scope.
crud(berth, { listReach: 'company' });

// @ts-expect-error Only pages are exported.
crud(berth, { list: 'list', exports: false });

// @ts-expect-error Only a page asks for filters.
crud(berth, { list: 'list', required: { page: ['side'] } });

// @ts-expect-error Without a list there are no rows to read.
crud(berth, { further: ['detail'] });

// @ts-expect-error There is no list of every row.
crud(berth, { list: 'page', further: ['detail'], required: { list: ['side'] } });

// @ts-expect-error There is no update.
crud(berth, { changes: ['add'], required: { update: ['name'] } });

// @ts-expect-error There is no delete that could ask for a proof.
crud(berth, { changes: ['add'], proof: ['delete'] });

// @ts-expect-error Numbers have no range.
integer({ filter: { from: 'depthFrom', to: 'depthTo' } });

// @ts-expect-error Times have no smallest number.
instant({ filter: 'least' });

// @ts-expect-error Several values are listed choices.
text({ filter: 'any' });
