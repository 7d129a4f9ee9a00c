export function memoryFolder(options?: { place?: string; free?: number; room?: number }): string | null;
