'use client';

import { Button } from '@seaberry/ui/button';
import { PasteImport, type PasteLine } from '@seaberry/ui/paste-import';

/** Simple parser of bills: number, then carrier. */
function parse(text: string): PasteLine[] {
  const seen = new Set<string>();
  return text.split('\n').flatMap((raw, at): PasteLine[] => {
    const [number = '', carrier = ''] = raw
      .trim()
      .toUpperCase()
      .split(/[\s,;]+/u);
    const line = at + 1;
    if (number === '') return [];
    if (seen.has(number)) return [{ line, text: number, status: 'skipped', message: 'It stands in the list already.' }];
    seen.add(number);
    if (number.length < 8) return [{ line, text: number, status: 'error', message: 'Too short for a bill of lading.' }];
    if (carrier === '') return [{ line, text: number, status: 'warning', message: 'No carrier given: it is told from the number.' }];
    return [{ line, text: `${number} · ${carrier}`, status: 'ready' }];
  });
}

const SAMPLE = 'COSU6412873350 COSCO\nMEDUKR554120\nONEY12\nCOSU6412873350 COSCO\nHLCUSHA2410BTQX Hapag';

export function WithLinesExample() {
  return (
    <PasteImport
      label="Bills of lading"
      description="One a line: number, then carrier. Copy the cells out of a sheet."
      parse={parse}
      defaultValue={SAMPLE}
      actions={(lines) => {
        const usable = lines.filter(({ status }) => status === 'ready' || status === 'warning').length;
        return (
          <Button variant="primary" disabledReason={usable === 0 ? 'No line can be imported yet' : undefined}>
            {`Import ${usable}`}
          </Button>
        );
      }}
    />
  );
}
