import { Button } from '@seaberry/ui/button';
import { CornerLeftUp } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Resource } from './resource.types.ts';
import { UP, type DrillDown } from './use-drill-down.ts';
import type { ResourceTexts } from './words.ts';

/** Path from the root of the tree to the parent of the shown cards, and the up button. */
export function DrillDownPath({
  resource,
  words,
  drillDown,
}: {
  resource: Resource;
  words: ResourceTexts;
  drillDown: DrillDown;
}): ReactNode {
  const { path, above, up } = drillDown;
  const names = path.map((row) => resource.rowName(row));
  return (
    <nav aria-label={words.common('way')} className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1">
      <Button {...{ [UP]: '' }} icon={<CornerLeftUp size={16} aria-hidden />} onClick={up}>
        {words.common('up', { name: above ? resource.rowName(above) : words.t('title') })}
      </Button>
      <p className="text-sm wrap-anywhere">{words.common('below', { name: names.join(' / ') })}</p>
    </nav>
  );
}
