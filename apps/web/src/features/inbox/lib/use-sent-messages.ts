import type { SentMessage } from '@seaberry/api-client/contract';
import { useTranslations } from '@seaberry/i18n/react';
import { toast } from '@seaberry/ui/toaster';
import { useEffect, useEffectEvent } from 'react';

import { onSentMessage } from '../../../shared/sent-messages.ts';
import { browserTabs, showOnDesktop } from './desktop.ts';
import { showOnce } from './show-once.ts';

/** Tones by the number of the type. */
const TONES = ['info', 'success', 'warning', 'danger'] as const;

/** Shows messages of other users, once per browser. They are in no list, so they stay until they are closed. */
export function useSentMessages(): void {
  const t = useTranslations('inbox');
  const show = useEffectEvent((id: string, { title, text, type, sender }: SentMessage): void => {
    const from = t('from', { sender });
    const body = [title, text].filter(Boolean).join(' · ');
    const showInPage = (): void => {
      toast({ id: `message-${id}`, tone: TONES[type] ?? 'info', title: from, description: body, durationMs: Infinity });
    };
    // Without a visible page it also waits in one of them, since it is in no inbox.
    void showOnce(id, browserTabs, showInPage, () => {
      showInPage();
      showOnDesktop(id, from, body, () => {});
    });
  });
  useEffect(() => onSentMessage(({ id, message }) => id !== null && message && show(id, message)), []);
}
