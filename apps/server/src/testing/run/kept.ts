/**
 * The other side of `keep`: says what was provided, and removes it when the standard input closes. The system does that when the run
 * ends, however it ends, so that a killed run leaves nothing behind.
 */
export async function kept(start: () => Promise<{ provided: string; stop: () => Promise<void> }>): Promise<never> {
  const ended = new Promise((resolve) => process.stdin.once('end', resolve).once('close', resolve).resume());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  const { provided, stop } = await start();
  process.stdout.write(`${provided}\n`);
  await ended;
  await stop();
  process.exit(0);
}
