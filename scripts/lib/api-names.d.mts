export function apiNames(report: string): Record<string, string[]>;
export function goneNames(
  before: Readonly<Record<string, readonly string[]>>,
  after: Readonly<Record<string, readonly string[]>>,
): { entry: string; name: string }[];
