import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';

export interface PackageVersion {
  name: string;
  version: string | null;
}

const textIn = (manifest: unknown, name: string): unknown =>
  typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, name) : null;

async function versionOf(name: string): Promise<PackageVersion> {
  const file = findPackageJSON(name, import.meta.url);
  const version = file ? textIn(JSON.parse(await readFile(file, 'utf8')), 'version') : null;
  return { name, version: typeof version === 'string' ? version : null };
}

let known: Promise<PackageVersion[]> | null = null;

async function read(): Promise<PackageVersion[]> {
  const manifest: unknown = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  const names = Object.keys(Object(textIn(manifest, 'dependencies')));
  return Promise.all(names.filter((name) => !name.startsWith('@seaberry/')).map((name) => versionOf(name)));
}

/** Versions of the packages that the server depends on. */
export const packageVersions = (): Promise<PackageVersion[]> => (known ??= read());
