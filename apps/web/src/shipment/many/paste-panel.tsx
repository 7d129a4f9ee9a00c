import { useTranslations } from '@seaberry/i18n/react';
import type { ReactNode } from 'react';

import { useKeptText } from './kept.ts';
import type { ManyPanelProps } from './many-panel.ts';
import { RowsPanel } from './rows-panel.tsx';
import { TemplateButton } from './template-button.tsx';

/** A sheet pasted as text. */
export function PastePanel(panel: ManyPanelProps): ReactNode {
  const { texts } = panel.kind;
  const t = useTranslations(texts);
  const [text, setText] = useKeptText(texts);
  return (
    <div className="grid gap-4">
      <TemplateButton kind={panel.kind} form={panel.forms.many} />
      <RowsPanel {...panel} text={text} label={t('many.pasteLabel')} description={t('many.pasteHint')} onText={setText} />
    </div>
  );
}
