import { from } from '../../kit/sources.ts';

/** Choices used by several user screens. One source per call, so that screens share the query. */

/** Enabled roles. */
export const roleChoices = from('sysRole', 'list', undefined, (roles) => roles.map(({ id, name }) => ({ value: id, label: name })));

export const positionChoices = from('sysPos', 'list', undefined, (positions) =>
  positions.map(({ id, name }) => ({ value: id, label: name })),
);
