import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { ErrorState } from '@seaberry/ui/error-state';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { QrCode } from '@seaberry/ui/qr-code';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type FormEvent, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { beginTotpMutation, confirmTotpMutation } from './queries.ts';

/** `failed`: there is no form to submit, only a retry. */
export type TotpSetupState = 'ready' | 'confirming' | 'failed';

export interface TotpSetupProps {
  /** Id of the form, for a submit button outside of it. */
  formId: string;
  /** @param recoveryCodes With the first second factor of the user. */
  onDone(recoveryCodes: readonly string[] | null): void;
  onState(state: TotpSetupState): void;
  /** The button of the form, if it is inside. */
  children?: ReactNode;
}

/** Groups of four, to be typed by hand. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The pressed button is gone, so the field of the new form takes its focus. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus();

/** Shows the secret of an authenticator app, and takes the first code of it. */
export function TotpSetup({ formId, onDone, onState, children }: TotpSetupProps): ReactNode {
  const { client } = useApp();
  const t = useTranslations('access.factors');
  const explain = useExplain();
  const [problem, setProblem] = useState<string>();
  const [retried, setRetried] = useState(false);
  const { mutate, data: begun, error, isPending } = useMutation(beginTotpMutation(client));
  const confirm = useMutation(confirmTotpMutation(client));
  const begin = (): void => mutate(undefined, { onError: () => onState('failed') });
  const first = useEffectEvent(begin);
  useEffect(() => first(), []);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    const field = event.currentTarget.elements.namedItem('code');
    const code = field instanceof HTMLInputElement ? field.value.trim() : '';
    setProblem(code ? undefined : t('step.codeRequired'));
    if (field instanceof HTMLElement) field.focus();
    if (!code || confirm.isPending) return;
    onState('confirming');
    confirm.mutate(
      { code },
      {
        onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes ?? null),
        onError: (failure) => setProblem(explain(failure)),
        onSettled: () => onState('ready'),
      },
    );
  };
  if (error) {
    return (
      <ErrorState
        size="sm"
        title={t('failed')}
        description={explain(error)}
        onRetry={() => {
          setRetried(true);
          onState('ready');
          begin();
        }}
      />
    );
  }
  return (
    <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
      <p>{t('app.scan')}</p>
      <QrCode label={t('app.qr')} value={begun?.uri} className="justify-self-center" />
      <div className="grid gap-1">
        <p>{t('app.secret')}</p>
        {begun && (
          <CopyableId wrap value={begun.secret}>
            {grouped(begun.secret)}
          </CopyableId>
        )}
      </div>
      <Button
        size="sm"
        variant="ghost"
        className="-ms-2.5 justify-self-start"
        loading={isPending}
        onClick={(event) => {
          event.currentTarget.form?.reset();
          setProblem(undefined);
          begin();
        }}
      >
        {t('app.again')}
      </Button>
      <Field label={t('step.code')} error={problem} required>
        <Input name="code" ref={retried ? focusOnce : null} autoComplete="one-time-code" inputMode="numeric" maxLength={10} />
      </Field>
      {children}
    </form>
  );
}
