// Checks generated files: each generator with --check finds nothing to write.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/stages.mjs';

const GENERATORS = [
  ['packages/ui/scripts/tokens.mjs', 'pnpm --filter @seaberry/ui tokens'],
  ['packages/ui/scripts/exports.mjs', 'pnpm --filter @seaberry/ui exports'],
  ['scripts/text-areas.mjs', 'node scripts/text-areas.mjs'],
  ['packages/api-client/scripts/contract.mjs', 'pnpm --filter @seaberry/api-client contract'],
  ['apps/sandbox-carrier/scripts/build-routes.ts', 'node apps/sandbox-carrier/scripts/build-routes.ts'],
  ['apps/server/scripts/build-places.ts', 'node apps/server/scripts/build-places.ts'],
];

let failed = false;
for (const [script, repair] of GENERATORS) {
  if (!existsSync(join(root, script))) {
    console.error(`${script} is missing.`);
    failed = true;
    continue;
  }
  const out = spawnSync(process.execPath, [script, '--check'], { cwd: root, encoding: 'utf8' });
  if (out.status !== 0) {
    console.error(`${script} --check failed; repair with: ${repair}\n${out.stdout}${out.stderr}`);
    failed = true;
  }
}
if (failed) process.exit(1);
console.log(`${GENERATORS.length} generators, nothing stale.`);
