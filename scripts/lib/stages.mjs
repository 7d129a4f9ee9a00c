// Runs the stages of a check in lanes: each prints its duration, its limit and its slowest tests.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');
export const reports = join(root, 'node_modules', '.cache', 'seaberry');
mkdirSync(reports, { recursive: true });
/** Compiled code of Node, shared by its processes: a server starts in three quarters of the processor time. */
export const compiled = { NODE_COMPILE_CACHE: join(reports, 'compiled') };

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{limitMs: number, env?: Record<string, string>, cwd?: string, loud?: boolean}} options
 * @returns {Promise<{code: number, output: string, timedOut: boolean}>}
 */
export function exec(program, args, { limitMs, env = {}, cwd = root, loud = false }) {
  return new Promise((resolve) => {
    // Its own process group: at the limit, all processes that the stage started are ended too.
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...compiled, CI: '1', FORCE_COLOR: '0', ...env },
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let timedOut = false;
    const take = (chunk) => {
      output = (output + chunk).slice(-200_000);
      if (loud) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const stop = (signal) => {
      try {
        if (process.platform === 'win32' || child.pid === undefined) child.kill(signal);
        else process.kill(-child.pid, signal);
      } catch {
        // Already ended.
      }
    };
    const timer = setTimeout(() => {
      timedOut = true;
      stop('SIGKILL');
    }, limitMs);
    const interrupted = () => stop('SIGTERM');
    process.once('SIGINT', interrupted);
    process.once('SIGTERM', interrupted);
    child.on('error', (error) => {
      output += String(error);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupted);
      process.off('SIGTERM', interrupted);
      resolve({ code: code ?? 1, output, timedOut });
    });
  });
}

/**
 * A stage: what to run, how long it may take, and how to count what it proved.
 * @typedef {object} Stage
 * @property {string} name
 * @property {[string, string[]]} run
 * @property {number} limitMin
 * @property {Record<string, string>} [env]
 * @property {'built' | 'drawn' | 'either' | 'alone'} [lane] `built` (default): stages on the built packages. `drawn`: stages on the sources and on
 *   Storybook. These two lanes run in parallel, each in its order. `either`: in the lane that ends first. `alone`: after both, with no other stage
 * @property {(output: string) => {passed: number, failed: number, note?: string}} [count]
 * @property {boolean} [print] its output is shown also when it succeeds
 * @property {() => {name: string, ms: number}[]} [slowest] the slowest tests, slowest first
 */

/**
 * Runs the stages of each lane in order, and the lanes in parallel.
 * @param {Stage[]} stages
 * @param {{parallel?: boolean}} [options] `parallel`: by default on more than one core; on one core parallel lanes would slow each other
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runStages(stages, { parallel = availableParallelism() > 1 } = {}) {
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const red = [];
  const started = Date.now();
  const of = (lane) => stages.filter((stage) => (stage.lane ?? 'built') === lane);
  const shared = of('either');
  const runLane = async (own) => {
    for (let stage = own.shift() ?? shared.shift(); stage; stage = own.shift() ?? shared.shift()) {
      const { passed, failed } = await runStage(stage);
      total.passed += passed;
      total.failed += failed;
      if (failed > 0) red.push(`${stage.name} (${failed})`);
    }
  };
  if (parallel) await Promise.all([runLane(of('built')), runLane(of('drawn'))]);
  else await runLane([...of('built'), ...of('drawn')]);
  await runLane(of('alone'));
  if (red.length > 0) console.log(`Failed: ${red.join(', ')}.`);
  console.log(`All stages took ${seconds(Date.now() - started)}.`);
  return total;
}

async function runStage(stage) {
  const begun = Date.now();
  const { code, output, timedOut } = await exec(...stage.run, { limitMs: stage.limitMin * 60_000, env: stage.env });
  const counted = stage.count?.(output) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A stage that failed without a failed test (a crash, a limit) is a failure all the same.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  const state = code === 0 ? 'ok' : timedOut ? `over its limit of ${stage.limitMin} min` : 'FAILED';
  const lines = [
    `▸ ${stage.name}: ${state} in ${seconds(Date.now() - begun)} (limit ${stage.limitMin} min)${stage.count ? `, ${counted.passed} passed` : ''}${counted.note ? `, ${counted.note}` : ''}`,
    ...(stage.slowest?.() ?? []).map(({ name, ms }) => `    ${seconds(ms).padStart(7)}  ${name}`),
    ...(code === 0 && stage.print ? output.trimEnd().split('\n') : []),
    ...(code === 0
      ? []
      : output
          .split('\n')
          .slice(-150)
          .map((line) => `    ${line}`)),
  ];
  console.log(lines.join('\n'));
  return counted;
}
