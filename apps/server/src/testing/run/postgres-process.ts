import { startCluster } from '../postgres-cluster.ts';
import { kept } from './kept.ts';

await kept(async () => {
  const { url, stop } = await startCluster();
  return { provided: url, stop };
});
