import { useFormat } from '../../lib/ui-provider.js';
import { sizeParts } from './file-drop.logic.js';

/** Formats sizes in the current language: 1.5 MB. */
export function useFileSize(): (bytes: number) => string {
  const format = useFormat();
  return (bytes) => {
    const { value, unit } = sizeParts(bytes);
    return format.number(value, { style: 'unit', unit, unitDisplay: unit === 'byte' ? 'long' : 'short', maximumFractionDigits: 1 });
  };
}
