// Entry of the server and its commands. A Node that cannot read the sources reports which one is needed, so this file keeps to syntax that
// every Node with modules can parse.
import { readFileSync } from 'node:fs';

const COMMANDS = new Map([
  ['start', 'main'],
  ['create-account', 'create-account'],
  ['rotate-key', 'rotate-key'],
  ['rebuild', 'rebuild'],
  ['verify-logs', 'verify-logs'],
  ['export-logs', 'export-logs'],
  ['backup', 'backup'],
  ['restore', 'restore'],
]);

const { engines } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const needed = engines.node.replace('>=', '');
const [major, minor] = process.versions.node.split('.').map(Number);
const [neededMajor, neededMinor] = needed.split('.').map(Number);
const [command] = process.argv.splice(2, 1);
const file = COMMANDS.get(command || 'start');

function stop(text) {
  process.stderr.write(text + '\n');
  process.exit(1);
}

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  stop(
    `Seaberry needs Node ${needed} or newer; this is Node ${process.versions.node}. Install a current one, or use npm start, which brings its own.`,
  );
}
if (!file) stop(`There is no command ${command}. Commands: ${[...COMMANDS.keys()].join(', ')}.`);
await import(`./src/${file}.ts`);
