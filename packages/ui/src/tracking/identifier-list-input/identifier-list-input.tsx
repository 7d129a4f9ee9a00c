import { useCallback, type ReactNode } from 'react';
import { PasteImport, type PasteImportProps, type PasteLine } from '../../composites/paste-import/index.js';
import { useFormat, useIdentifiersText } from '../../lib/ui-provider.js';
import { IDENTIFIER_KINDS, type IdentifierKind } from '../identifier-input/identifier-input.logic.js';
import { readIdentifiers, toLines, type ListedIdentifier } from './identifier-list-input.logic.js';

export interface IdentifierListInputProps extends Omit<PasteImportProps, 'parse' | 'renderPreview' | 'actions'> {
  /**
   * Accepted kinds; a number of another kind is an error. With a single kind every number is read as that.
   * @default container, air waybill, bill of lading, booking
   */
  kinds?: readonly IdentifierKind[];
  /** Called after each change with all numbers in order, including duplicates and unusable ones: see their `status`. */
  onIdentifiersChange?: (identifiers: readonly ListedIdentifier[]) => void;
  /**
   * Maximum number of identifiers.
   * @default 500
   */
  limit?: number;
  /** Area under the preview: the button that continues. It receives the usable identifiers. */
  actions?: (usable: readonly ListedIdentifier[]) => ReactNode;
}

/** Usable numbers of each list of lines: PasteImport passes its lines to `actions`, so that the text is not parsed again. */
const usableByLines = new WeakMap<readonly PasteLine[], readonly ListedIdentifier[]>();

const SHIPMENT_KINDS: readonly IdentifierKind[] = ['container', 'awb', 'bill', 'booking'];

/** Input for many numbers: pasted or typed, one per line or separated by commas. Each gets a result line; duplicates are marked. */
export function IdentifierListInput({
  kinds = SHIPMENT_KINDS,
  onIdentifiersChange,
  onChange,
  limit = 500,
  actions,
  placeholder,
  ...rest
}: IdentifierListInputProps): ReactNode {
  const text = useIdentifiersText();
  const format = useFormat();
  // Callers mostly pass a new array: its content decides about parsing again, not its identity.
  const kindsKey = kinds.join(' ');
  const parseIdentifiers = useCallback(
    (pasted: string) => {
      const names = kindsKey.split(' ');
      return readIdentifiers(
        pasted,
        IDENTIFIER_KINDS.filter((kind) => names.includes(kind)),
        text,
      );
    },
    [kindsKey, text],
  );
  const parseLines = useCallback(
    (pasted: string) => {
      const identifiers = parseIdentifiers(pasted);
      const lines = toLines(identifiers, limit, format.number(limit), text);
      usableByLines.set(
        lines,
        identifiers.filter((_, index) => lines[index]?.status === 'ready' || lines[index]?.status === 'warning'),
      );
      return lines;
    },
    [parseIdentifiers, limit, format, text],
  );
  return (
    <PasteImport
      data-slot="identifier-list-input"
      placeholder={placeholder ?? text.list.placeholder}
      parse={parseLines}
      onChange={(content) => {
        onChange?.(content);
        onIdentifiersChange?.(parseIdentifiers(content));
      }}
      {...(actions === undefined ? {} : { actions: (lines: readonly PasteLine[]) => actions(usableByLines.get(lines) ?? []) })}
      {...rest}
    />
  );
}
