/** Counterpart of `keep`: reports the resource, and removes it when standard input closes, which also happens when a run is killed. */
export async function kept(start: () => Promise<{ provided: string; stop: () => Promise<void> }>): Promise<never> {
  const ended = new Promise((resolve) => process.stdin.once('end', resolve).once('close', resolve).resume());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  const { provided, stop } = await start();
  process.stdout.write(`${provided}\n`);
  await ended;
  await stop();
  process.exit(0);
}
