/** A region of the data package. */
export interface PackageRegion {
  code: string;
  name: string;
  /** Code of the region above; null for a province. */
  parent: string | null;
  /** 1 province, 2 city, 3 county. */
  level: 1 | 2 | 3;
}

/** A row of the data package: codes of GB/T 2260 name the regions above in their first two and four digits. */
export function packageRegion({ code, name }: { code: string; name: string }): PackageRegion {
  if (code.endsWith('0000')) return { code, name, parent: null, level: 1 };
  if (code.endsWith('00')) return { code, name, parent: `${code.slice(0, 2)}0000`, level: 2 };
  return { code, name, parent: `${code.slice(0, 4)}00`, level: 3 };
}

/** Provinces in the order of their codes, each with all its regions. */
export function byProvince(regions: readonly PackageRegion[]): PackageRegion[][] {
  const groups = Map.groupBy(regions, ({ code }) => code.slice(0, 2));
  return [...groups].toSorted(([one], [other]) => Number(one) - Number(other)).map(([, group]) => group);
}
