/** Why a file is rejected. */
export type FileFault = 'count' | 'type' | 'size' | 'empty';

export interface FileRule {
  /** As in `<input accept>`: `.xlsx,.csv`, `image/*`. Empty accepts everything. */
  readonly accept: string;
  /** Maximum size in bytes; undefined for no limit. */
  readonly maxSizeBytes: number | undefined;
}

/** Trimmed parts of `accept`. */
export function acceptedTypes(accept: string): string[] {
  return accept
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Readable parts of `accept`: `.xlsx` → `XLSX`, `image/*` → `image`, `application/pdf` → `PDF`. */
export function typeNames(accept: string): string[] {
  return acceptedTypes(accept).map((part) => {
    if (part.startsWith('.')) return part.slice(1).toUpperCase();
    const [kind = '', name = ''] = part.split('/');
    return name === '*' ? kind : name.toUpperCase();
  });
}

/**
 * Error of chosen or dropped files; undefined when they are accepted. `accept` only filters the file dialog and not drops, so it is checked
 * again. Systems often give no type, so extensions are compared with the file name.
 */
export function faultOf(files: readonly Pick<File, 'name' | 'type' | 'size'>[], rule: FileRule): FileFault | undefined {
  const [file, ...others] = files;
  if (!file || others.length > 0) return 'count';
  const types = acceptedTypes(rule.accept);
  if (types.length > 0 && !types.some((type) => fits(file, type.toLowerCase()))) return 'type';
  if (file.size === 0) return 'empty';
  if (rule.maxSizeBytes !== undefined && file.size > rule.maxSizeBytes) return 'size';
  return undefined;
}

function fits(file: Pick<File, 'name' | 'type'>, type: string): boolean {
  if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type);
  if (type.endsWith('/*')) return file.type.startsWith(type.slice(0, -1));
  return file.type === type;
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Size in the largest suitable unit: steps of 1024, as in file managers. */
export function sizeParts(bytes: number): { value: number; unit: (typeof UNITS)[number] } {
  let value = bytes;
  let step = 0;
  while (value >= 1024 && step < UNITS.length - 1) {
    value /= 1024;
    step += 1;
  }
  return { value, unit: UNITS[step] ?? 'byte' };
}
