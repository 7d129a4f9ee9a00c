import type { ParameterRow } from '@seaberry/api-client/schemas';

import type { Row, Values } from '../../kit/row.types.ts';
import type { ResourceTexts } from '../../kit/words.ts';

const BUILT_IN = 1;
const OWN = 2;
export const TRUE = 'True';
export const FALSE = 'False';

export const isBuiltIn = ({ sysFlag }: { sysFlag?: unknown }): boolean => sysFlag === BUILT_IN;

/** Only our server names the kind of a parameter, and only there an empty value of a built-in one restores the default. */
const isOurs = ({ kind }: { kind?: unknown }): boolean => typeof kind === 'string';

export const isRestorable = (row: { kind?: unknown; sysFlag?: unknown }): boolean => isBuiltIn(row) && isOurs(row);

/** Whether an empty value is refused: another backend would store it, and the built-in parameter would have none. */
export const needsValue = (row: { kind?: unknown; sysFlag?: unknown }): boolean => isBuiltIn(row) && !isOurs(row);

/** Another backend keeps the site settings as parameters of this group; they have a page of their own. */
const SITE_GROUP = 'WebConfig';

export const isSiteSetting = (row: { kind?: unknown; groupCode?: unknown }): boolean => !isOurs(row) && row.groupCode === SITE_GROUP;

/** An update without `sysFlag` makes a built-in parameter of another backend an ordinary one. Our server ignores the field. */
export const withSysFlag = (input: Values, row: Row | null): Values => ({ ...input, sysFlag: row?.['sysFlag'] ?? OWN });

/** Value of a parameter as text; a flag in the language of the reader. */
export function valueText({ kind, value }: Pick<ParameterRow, 'kind' | 'value'>, { t }: Pick<ResourceTexts, 't'>): string {
  if (kind !== 'flag') return value ?? '';
  return t(value === TRUE ? 'on' : 'off');
}

/** Changed values of the parameters, by code. */
export type Changed = Readonly<Record<string, string>>;

/** Input of `batchUpdate`: the changed ones with the versions that they were changed from. An empty value restores the default. */
export const changedItems = (rows: readonly ParameterRow[], changed: Changed) =>
  rows.flatMap(({ code, value, version }) => {
    const next = code ? changed[code] : undefined;
    return code && next !== undefined && next !== (value ?? '') ? [{ code, value: next || null, version }] : [];
  });
