import { clsx, type ClassValue } from 'clsx';

/** Joins class names. There is no merging: cascade layers let a caller's class win over ours. */
export function cn(...inputs: ClassValue[]): string {
  return clsx(inputs);
}
