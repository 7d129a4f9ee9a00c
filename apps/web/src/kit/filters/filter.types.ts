import type { Filter } from '../resource.types.ts';
import type { ResourceTexts } from '../words.ts';

type Kind = Filter<string>['kind'];

/** Kinds with a rarely used control. */
export type RareKind = 'days' | 'least' | 'lookup' | 'range' | 'tree';

export interface FilterProps<K extends Kind = Kind> {
  filter: Extract<Filter<string>, { kind: K }>;
  words: ResourceTexts;
  /** `''` for none. */
  value: string;
  onChange(value: string): void;
}
