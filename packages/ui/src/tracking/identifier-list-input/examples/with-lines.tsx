'use client';

import { Button } from '@seaberry/ui/button';
import { IdentifierListInput } from '@seaberry/ui/identifier-list-input';

const SAMPLE = 'CSNU6829160, MSCU1234567\n157-53806270\ncsnu 682916 0\nCOSU6412873350\nhello';

export function WithLinesExample() {
  return (
    <IdentifierListInput
      label="Numbers to track"
      defaultValue={SAMPLE}
      actions={(usable) => <Button variant="primary">{`Track ${usable.length}`}</Button>}
    />
  );
}
