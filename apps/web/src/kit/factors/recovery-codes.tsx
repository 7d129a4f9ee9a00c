import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { toast } from '@seaberry/ui/toaster';
import { Copy, Download } from 'lucide-react';
import type { ReactNode } from 'react';

import { saveFile } from '../../shared/save-file.ts';

const FILE_NAME = 'seaberry-recovery-codes.txt';

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Moves the focus to the warning, for codes that replace the element that had it. A dialog has the focus already. */
  takeFocus?: boolean;
}

const focusOnce = (element: HTMLElement | null): void => element?.focus();

/** New recovery codes: they are shown once, and can be copied or saved as a file. */
export function RecoveryCodes({ codes, takeFocus = false }: RecoveryCodesProps): ReactNode {
  const t = useTranslations('access.factors.recovery');
  const text = `${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'success', title: t('copied') });
    } catch {
      // Rejected without permission or outside a secure context.
      toast({ tone: 'danger', title: t('copyFailed') });
    }
  };
  return (
    <div className="grid gap-4">
      <Alert tone="warning" title={t('onceTitle')} {...(takeFocus ? { ref: focusOnce, tabIndex: -1 } : {})}>
        {t('onceText')}
      </Alert>
      <ol aria-label={t('list')} className="m-0 grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-x-4 gap-y-1">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Copy size={16} />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button icon={<Download size={16} />} onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), FILE_NAME)}>
          {t('download')}
        </Button>
      </div>
    </div>
  );
}
