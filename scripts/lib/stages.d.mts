export interface Stage {
  name: string;
  run: [program: string, args: string[]];
  limitMin: number;
  lane?: 'built' | 'drawn' | 'either' | 'alone';
}
export function runStages(stages: Stage[], options?: { parallel?: boolean }): Promise<{ passed: number; failed: number }>;
