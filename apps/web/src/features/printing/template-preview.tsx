import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { ErrorState } from '@seaberry/ui/error-state';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { useMutation } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { PrintFrame } from '../../kit/print/print-frame.tsx';

/** A template with the values of a bill: of the newest, or of that with a number. */
export function TemplatePreview({ template }: { template: string }): ReactNode {
  const { client } = useApp();
  const t = useTranslations('printing.edit');
  const explain = useExplain();
  const [number, setNumber] = useState('');
  const preview = useMutation({
    mutationFn: () => client.sysPrint.preview({ template, ...(number ? { number } : {}) }),
    meta: { handledByCaller: true },
  });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('number')}>
          <Input value={number} placeholder={t('numberHint')} onChange={(event) => setNumber(event.target.value)} />
        </Field>
        <Button icon={<Eye size={16} />} loading={preview.isPending} disabled={template.trim() === ''} onClick={() => preview.mutate()}>
          {t('show')}
        </Button>
      </div>
      {preview.error && <ErrorState title={t('lost')} description={explain(preview.error)} />}
      {preview.data && (
        <>
          <p className="text-sm text-muted">{preview.data.title == null ? t('noBill') : t('values', { name: preview.data.title })}</p>
          <PrintFrame label={t('frame')} html={preview.data.html} title={preview.data.title ?? ''} />
        </>
      )}
    </div>
  );
}
