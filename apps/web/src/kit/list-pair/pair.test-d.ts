// Each list of a pair is type-checked like a separate screen. Checked by tsc; nothing runs here.
import { definePair } from '../define-pair.tsx';
import { resourceOf } from '../define-resource.tsx';

const positions = { texts: 'people.positions', controller: 'sysPos', list: 'list', paging: 'browser' } as const;

const master = resourceOf({ ...positions, key: '/a', rowName: ({ name }) => name ?? '', columns: [{ id: 'name' }] });

// @ts-expect-error The texts of positions have no label for `salary`.
const detail = resourceOf({ ...positions, key: '/b', rowName: () => '', columns: [{ id: 'salary' }] });

definePair({ key: '/pair', by: 'posId', master, detail });
