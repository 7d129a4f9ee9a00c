export function runCache(root: string): string;
