// Rehearsal of a release on a copy against a local registry: versions from the changesets, publish; then a canary.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exec, root } from './stages.mjs';

const PUBLISHED = ['tracking', 'i18n', 'api-client', 'ui'];

/** Copies the input of a release: manifests, changesets, and the build output. */
function copyWorkspace(copy) {
  for (const name of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.changeset', 'LICENSE'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  const members = ['packages', 'apps'].flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name)));
  for (const member of [...members, 'bench']) {
    if (!existsSync(join(root, member, 'package.json'))) continue;
    mkdirSync(join(copy, member), { recursive: true });
    cpSync(join(root, member, 'package.json'), join(copy, member, 'package.json'));
  }
  for (const name of PUBLISHED) {
    for (const part of ['dist', 'LICENSE', 'README.md', 'CHANGELOG.md'])
      if (existsSync(join(root, 'packages', name, part)))
        cpSync(join(root, 'packages', name, part), join(copy, 'packages', name, part), { recursive: true });
  }
  // The changelog writer resolves from here. No other link: a package manager must find nothing to repair behind it.
  mkdirSync(join(copy, 'node_modules/@changesets'), { recursive: true });
  symlinkSync(realpathSync(join(root, 'node_modules/@changesets/cli')), join(copy, 'node_modules/@changesets/cli'));
}

const pending = (copy) => readdirSync(join(copy, '.changeset')).some((name) => name.endsWith('.md') && name !== 'README.md');
const versionOf = (copy, name) => JSON.parse(readFileSync(join(copy, 'packages', name, 'package.json'), 'utf8')).version;
const versions = (copy) => Object.fromEntries(PUBLISHED.map((name) => [`@seaberry/${name}`, versionOf(copy, name)]));

/**
 * @param {string} copy an empty folder
 * @param {{url: string, host: string}} registry
 * @returns {Promise<{release: Record<string, string>, canary: Record<string, string>}>} versions by package name
 */
export async function releaseTo(copy, registry) {
  copyWorkspace(copy);
  writeFileSync(join(copy, '.npmrc'), `registry=${registry.url}\n//${registry.host}/:_authToken=nobody\n`);
  const env = {
    npm_config_registry: registry.url,
    npm_config_userconfig: join(copy, '.npmrc'),
    npm_config_verify_deps_before_run: 'false',
    pnpm_config_verify_deps_before_run: 'false',
  };
  const run = async (program, ...args) => {
    const { code, output, timedOut } = await exec(program, args, { cwd: copy, env, limitMs: 60_000 });
    if (code !== 0) throw new Error(`${program} ${args.join(' ')} ${timedOut ? 'took too long' : 'failed'}:\n${output}`);
  };
  const git = (...args) => run('git', '-c', 'user.name=release', '-c', 'user.email=release@localhost', ...args);
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '.changeset', 'package.json');
  await git('commit', '--quiet', '-m', 'state before the release');

  if (pending(copy)) await run('changeset', 'version');
  await run('changeset', 'publish', '--no-git-tag');
  const release = versions(copy);

  await run('changeset', ...Object.keys(release).flatMap((name) => ['--patch', name]), '-m', 'A canary.');
  await run('changeset', 'version', '--snapshot', 'canary');
  await run('changeset', 'publish', '--tag', 'canary', '--no-git-tag');
  return { release, canary: versions(copy) };
}
