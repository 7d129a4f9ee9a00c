import type { CAPABILITIES } from '@seaberry/api-client/schemas';

/** An untyped row; only the definition knows its fields. */
export type Row = Readonly<Record<string, unknown>>;
export type Values = Record<string, unknown>;

/** Backend features beyond the product specification. */
export type Capability = (typeof CAPABILITIES)[number];

/** Backend condition of a part of a definition. */
export interface Offer {
  /** Only with this capability. */
  capability?: Capability;
  /** Only without this capability. */
  without?: Capability;
  /** Only for platform administrators. */
  platform?: boolean;
}
