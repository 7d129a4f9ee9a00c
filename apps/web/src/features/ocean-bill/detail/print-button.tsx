import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Can } from '@seaberry/ui/permission';
import { Printer } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';

import { useCapability } from '../../../session/use-session.ts';
import { lazily } from '../../../shared/lazily.tsx';

const PrintDialog = lazily(async () => (await import('./print-dialog.tsx')).PrintDialog);

/** Prints the bill with one of the templates. */
export function PrintButton({ id }: { id: string }): ReactNode {
  const t = useTranslations('oceanBill.detail');
  const able = useCapability('print') === true;
  const [open, setOpen] = useState(false);
  if (!able) return null;
  return (
    <Can code="oceanBill:detail">
      <Button icon={<Printer size={16} />} onClick={() => setOpen(true)}>
        {t('print')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PrintDialog.Component id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Can>
  );
}
