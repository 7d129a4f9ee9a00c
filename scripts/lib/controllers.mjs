// Number of controllers of the contract: what all of them have together may grow with it, and no faster.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stages.mjs';

const contract = join(root, 'packages/api-client/src/contract');

export const controllers = readdirSync(contract).filter((name) => existsSync(join(contract, name, 'calls.ts'))).length;
