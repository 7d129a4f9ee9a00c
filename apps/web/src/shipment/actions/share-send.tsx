import { LINK_NOTE_MAX, MAX_LINK_ADDRESSES } from '@seaberry/api-client/fields/share-link';
import { useTranslations } from '@seaberry/i18n/react';
import { EMAIL } from '@seaberry/tracking/rules';
import { Field } from '@seaberry/ui/field';
import { LanguageSelect } from '@seaberry/ui/language-select';
import { Textarea } from '@seaberry/ui/textarea';
import { toast } from '@seaberry/ui/toaster';
import { useFormat, useLocale } from '@seaberry/ui/ui-provider';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { ActionFrame } from '../../kit/actions/action-frame.tsx';

export interface ShareSendProps {
  /** Id of the link. */
  id: string;
  name: string;
  onClose(): void;
}

/** Entered addresses, separated by commas, semicolons or blanks, also those of Chinese. */
const addressesOf = (text: string): string[] => [...new Set(text.split(/[\s,;，；、]+/u).filter((part) => part !== ''))];

/** Sends a link by e-mail, with a note and in a language of choice. */
export function ShareSend({ id, name, onClose }: ShareSendProps): ReactNode {
  const { client } = useApp();
  const t = useTranslations('sharing.send');
  const fields = useTranslations('sharing.fields');
  const errors = useTranslations('errors');
  const format = useFormat();
  const locale = useLocale();
  const [tried, setTried] = useState(false);
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [language, setLanguage] = useState(locale);
  const to = addressesOf(text);
  const wrong = to.filter((address) => !EMAIL.test(address));
  const fault =
    to.length === 0
      ? errors('required')
      : wrong.length > 0
        ? t('wrong', { addresses: format.list(wrong) })
        : to.length > MAX_LINK_ADDRESSES
          ? t('tooMany', { max: String(MAX_LINK_ADDRESSES) })
          : undefined;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.shareLink.send({ id, to, language, note }),
    onSuccess: () => {
      toast({ tone: 'success', title: t('done', { count: to.length }) });
      onClose();
    },
    meta: { handledByCaller: true },
  });
  return (
    <ActionFrame
      title={t('title', { name })}
      description={t('text')}
      size="md"
      submitLabel={t('submit')}
      pending={isPending}
      error={error}
      dirty={text !== '' || note !== ''}
      onSubmit={() => {
        setTried(true);
        if (fault === undefined) mutate();
      }}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Field label={t('to')} description={t('toHint', { max: String(MAX_LINK_ADDRESSES) })} required error={tried ? fault : undefined}>
          <Textarea rows={3} value={text} autoComplete="off" onChange={(event) => setText(event.currentTarget.value)} />
        </Field>
        <Field label={fields('note')}>
          <Textarea rows={3} value={note} maxLength={LINK_NOTE_MAX} onChange={(event) => setNote(event.currentTarget.value)} />
        </Field>
        <Field label={t('language')}>
          <LanguageSelect value={language} onChange={setLanguage} />
        </Field>
      </div>
    </ActionFrame>
  );
}
