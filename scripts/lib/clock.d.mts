export function createClock(
  dataDir: string,
  given: string | undefined,
): { factor: number; text: string; save(): void; saveRegularly(): NodeJS.Timeout };
