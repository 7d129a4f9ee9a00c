import { Fragment, type ReactNode } from 'react';

import { Kbd } from '../../components/kbd/index.js';
import { PlainTable } from './plain-table.js';
import { useGuideTexts } from './guide-texts.js';

interface KeysProps {
  /** Keys and their effects: “Enter, Space” for alternatives, “Shift + Tab” for keys that are pressed together. */
  rows: readonly (readonly [keys: string, ...does: string[]])[];
  /** Column headers of the effects, where keys have several, for example one in each mode. */
  heads?: readonly string[];
}

/** `Shift + Tab` as keys. */
function Combination({ keys }: { keys: string }): ReactNode {
  const { keys: names } = useGuideTexts();
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {keys.split(' + ').map((one, place) => (
        <Fragment key={one}>
          {place > 0 && ' + '}
          <Kbd>{names[one] ?? one}</Kbd>
        </Fragment>
      ))}
    </span>
  );
}

/** Keyboard contract of a component: the effect of each key. */
export function Keys({ rows, heads }: KeysProps): ReactNode {
  const { key, effect } = useGuideTexts();
  const keysOf = (keys: string): ReactNode =>
    keys.split(', ').map((key, at) => (
      <Fragment key={key}>
        {at > 0 && ' '}
        <Combination keys={key} />
      </Fragment>
    ));
  return (
    <PlainTable
      heads={[key, ...(heads ?? [effect])]}
      rows={rows.map(([keys, ...does]) => [keysOf(keys), ...does])}
      first="min(13rem, 30vw)"
    />
  );
}
