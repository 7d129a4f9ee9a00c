import type { ParameterRow } from '@seaberry/api-client/schemas';

import type { ResourceTexts } from '../../kit/words.ts';

const BUILT_IN = 1;
export const TRUE = 'True';
export const FALSE = 'False';

export const isBuiltIn = ({ sysFlag }: { sysFlag?: unknown }): boolean => sysFlag === BUILT_IN;

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
