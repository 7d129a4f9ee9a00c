import type { PropRow, PropTable } from '../props/tables.js';

/** Props that change how a component looks or what it may do; others are data or behaviour. */
const LOOKS =
  /^(?:align|anomaly|appearance|density|direction|emphasis|kind|labelPlacement|layout|level|orientation|shape|side|size|stage|state|status|tier|tone|variant)$/;
const STATES =
  /^(?:busy|checked|compact|current|disabled|disabledReason|error|indeterminate|invalid|loading|multiline|open|pressed|readOnly|required|selected|striped|underline)$/;
/** A prop with more values than this is a list of data. */
const MAX_OPTIONS = 12;

/** A drawn variant: its caption and the props that make it. */
export interface Variant {
  readonly caption: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Variants of one prop, or all states. */
export interface VariantGroup {
  readonly title: string;
  readonly variants: readonly Variant[];
}

function stateOf({ name, type }: PropRow): Variant[] {
  if (!STATES.test(name)) return [];
  const plain = type.replaceAll(/ \| (?:null|undefined)/g, '');
  if (plain === 'boolean') return name === 'open' ? [] : [{ caption: name, args: { [name]: true } }];
  if (name === 'disabledReason') return [{ caption: name, args: { [name]: 'You have no permission for this.' } }];
  return [];
}

/** Variants, sizes and states of a component by its table of props. */
export function variantsOf({ rows }: PropTable): VariantGroup[] {
  const groups = rows
    .filter(({ name, options = [] }) => LOOKS.test(name) && options.length > 1 && options.length <= MAX_OPTIONS)
    .map(({ name, options = [] }) => ({ title: name, variants: options.map((value) => ({ caption: value, args: { [name]: value } })) }));
  const states = rows.flatMap(stateOf);
  return states.length === 0 ? groups : [...groups, { title: 'states', variants: states }];
}
