import { clsx, type ClassValue } from 'clsx';

/** Joins class names without merging: cascade layers give a caller's class precedence over ours. */
export function cn(...inputs: ClassValue[]): string {
  return clsx(inputs);
}
