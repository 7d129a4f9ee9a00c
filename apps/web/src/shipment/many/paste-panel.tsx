import { useTranslations } from '@seaberry/i18n/react';
import { useEffect, type ReactNode } from 'react';

import { useKeptText } from './kept.ts';
import type { ManyPanelProps } from './many-panel.ts';
import { RowsPanel } from './rows-panel.tsx';
import { TemplateButton } from './template-button.tsx';
import { useJoin } from './use-join.ts';

/** A sheet pasted as text. */
export function PastePanel(panel: ManyPanelProps): ReactNode {
  const { texts } = panel.kind;
  const t = useTranslations(texts);
  const [text, setText] = useKeptText(texts);
  const join = useJoin(panel);
  const { entry, onTaken, onEmptied } = panel;
  useEffect(() => {
    if (!entry || !('text' in entry)) return;
    setText(join([entry.text, entry.number, text]));
    onTaken();
    // Only a new entry is taken over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [entry]);
  return (
    <div className="grid gap-4">
      <TemplateButton kind={panel.kind} form={panel.forms.many} />
      <RowsPanel
        {...panel}
        text={text}
        label={t('many.pasteLabel')}
        description={t('many.pasteHint')}
        onText={setText}
        onEmptied={onEmptied}
      />
    </div>
  );
}
