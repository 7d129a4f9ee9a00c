// Runs the stages of a check one after another: each prints its duration and has a limit.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');
export const reports = join(root, 'node_modules', '.cache', 'seaberry');
mkdirSync(reports, { recursive: true });

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{limitMs: number, env?: Record<string, string>, cwd?: string, loud?: boolean}} options
 * @returns {Promise<{code: number, output: string, timedOut: boolean}>}
 */
export function exec(program, args, { limitMs, env = {}, cwd = root, loud = false }) {
  return new Promise((resolve) => {
    // Its own process group, so that a limit takes everything the stage started with it.
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, CI: '1', FORCE_COLOR: '0', ...env },
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
        // It is gone already.
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
 * @typedef {{name: string, run: [string, string[]], limitMin: number, env?: Record<string, string>, count?: (output: string) => {passed: number, failed: number, note?: string}}} Stage
 */

/**
 * @param {Stage[]} stages
 * @returns {Promise<{passed: number, failed: number}>}
 */
export async function runStages(stages) {
  const total = { passed: 0, failed: 0 };
  const started = Date.now();
  for (const stage of stages) {
    const begun = Date.now();
    process.stdout.write(`▸ ${stage.name} … `);
    const { code, output, timedOut } = await exec(...stage.run, { limitMs: stage.limitMin * 60_000, env: stage.env });
    const counted = stage.count?.(output) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
    // A stage that failed without a failed test (a crash, a limit) is a failure all the same.
    if (code !== 0 && counted.failed === 0) counted.failed = 1;
    total.passed += counted.passed;
    total.failed += counted.failed;
    const took = seconds(Date.now() - begun);
    console.log(
      `${code === 0 ? 'ok' : timedOut ? `over its limit of ${stage.limitMin} min` : 'FAILED'} in ${took} (limit ${stage.limitMin} min)${stage.count ? `, ${counted.passed} passed` : ''}${counted.note ? `, ${counted.note}` : ''}`,
    );
    if (code !== 0)
      console.log(
        output
          .split('\n')
          .slice(-150)
          .map((line) => `    ${line}`)
          .join('\n'),
      );
  }
  console.log(`All stages took ${seconds(Date.now() - started)}.`);
  return total;
}
