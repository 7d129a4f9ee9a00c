import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';

import { saveFile } from '../../shared/save-file.ts';
import { useFieldLabels } from '../fields.ts';
import type { ManyForm } from '../forms.ts';
import type { ShipmentKind } from '../shipment.ts';
import { csvOf, templateRows } from './files.ts';

export interface TemplateButtonProps {
  kind: Pick<ShipmentKind<never>, 'texts'>;
  form: Pick<ManyForm, 'sheet' | 'template'>;
}

/** Saves a sheet that has only headings, in the language of the reader. */
export function TemplateButton({ kind, form }: TemplateButtonProps): ReactNode {
  const t = useTranslations(kind.texts);
  const labelOf = useFieldLabels(kind.texts);
  const save = (): void => saveFile(new Blob([csvOf(templateRows(form, labelOf))], { type: 'text/csv' }), `${t('many.templateName')}.csv`);
  return (
    <div className="flex justify-end">
      <Button size="sm" variant="ghost" icon={<Download size={14} aria-hidden />} onClick={save}>
        {t('many.template')}
      </Button>
    </div>
  );
}
