import type { Content } from './prepare.ts';

/** Template databases of the cluster. */
export const TEMPLATES = { empty: 'template0', migrated: 'seaberry_migrated', server: 'seaberry_server' } as const satisfies Record<
  Content,
  string
>;

/** The address of another database of the same cluster. */
export function urlOf(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}
