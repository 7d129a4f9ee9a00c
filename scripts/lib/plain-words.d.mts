export function plainWordHits(text: string): { rule: string; found: string; use: string }[];
export function wordCount(text: string): number;
export function partsOfSource(source: string): { kind: 'comments' | 'props' | 'test names' | 'strings'; text: string }[];
export function partsOfSheet(source: string): { kind: 'comments'; text: string }[];
export function grownAreas(now: Record<string, number>, baseline: Record<string, number>): string[];
export function lowered(now: Record<string, number>, baseline: Record<string, number> | undefined): Record<string, number>;
