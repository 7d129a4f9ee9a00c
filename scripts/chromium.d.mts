export function chromiumPath(): Promise<string>;
export const launchArgs: string[];
