import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { supportsPasskeys } from '../../shared/passkeys/support.ts';
import { Failure } from './failure.tsx';
import { focusProblem, readValues } from './form-values.ts';
import { enter, type SecondStepOf } from './sign-in.ts';
import { useAttempt } from './use-attempt.ts';

export interface SecondStepProps {
  step: SecondStepOf;
  onSignedIn(): void;
  /** Back to the first step. */
  onBack(): void;
}

const TEXTS = { totp: 'app', recovery: 'recovery', passkey: 'passkey' } as const;
type Way = keyof typeof TEXTS;

const loadAskForPasskey = async () => (await import('../../shared/passkeys/passkeys.ts')).askForPasskey;

/** A passkey that was not given is no fault of the server. */
function StepFailure({ error, title }: { error: unknown; title: string }): ReactNode {
  const t = useTranslations('access.factors.passkey');
  if (error instanceof Error && error.name === 'NoPasskey') return <Alert tone="warning" title={t('cancelled')} />;
  return <Failure error={error} title={title} />;
}

/** Second step of a sign-in, after password, sent code or scan. */
export function SecondStep({ step, onSignedIn, onBack }: SecondStepProps): ReactNode {
  const app = useApp();
  const t = useTranslations('access.factors.step');
  const passkey = useTranslations('access.factors.passkey');
  const access = useTranslations('access');
  const auth = useTranslations('auth');
  const common = useTranslations('common');
  const usable = step.ways.filter((one): one is Way => one in TEXTS && (one !== 'passkey' || supportsPasskeys()));
  const noPasskey = step.ways.includes('passkey') && !supportsPasskeys();
  const [way, setWay] = useState<Way | null>(usable[0] ?? (noPasskey ? null : 'totp'));
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.elements.namedItem('code');
    if (field instanceof HTMLElement) field.focus();
  }, [way]);
  const { token } = step;
  const attempt = useAttempt(
    async (code: string | null) => {
      const { sysFactor } = app.client;
      const given = code === null ? { passkey: await (await loadAskForPasskey())(await sysFactor.stepOptions({ token })) } : { code };
      return enter(app, await sysFactor.signIn({ token, ...given }));
    },
    { success: onSignedIn, failure: () => {} },
  );
  const others = usable.filter((one) => one !== way);
  const isOver = isApiError(attempt.error) && attempt.error.code === 'stepGone';

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (way === 'passkey') {
      attempt.run(null);
      return;
    }
    const { code } = readValues(event.currentTarget, ['code']);
    const found = code.trim() ? {} : { code: t('codeRequired') };
    setProblem(found.code);
    if (!focusProblem(event.currentTarget, found)) attempt.run(code.trim());
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {attempt.error ? (
        <StepFailure error={attempt.error} title={common('failure.loginFailed')} />
      ) : (
        <Alert tone={way ? 'info' : 'warning'} title={t('title')}>
          {[noPasskey && passkey('unsupported'), way && t(TEXTS[way])].filter(Boolean).join(' ')}
        </Alert>
      )}
      {!isOver && way && (
        <>
          {/* A field of its own for each way, so that nothing typed for one is taken for the other. */}
          {way !== 'passkey' && (
            <Field key={way} label={way === 'recovery' ? t('recoveryCode') : t('code')} error={problem} required>
              {way === 'recovery' ? (
                <Input name="code" autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={60} size="lg" />
              ) : (
                <Input name="code" autoComplete="one-time-code" inputMode="numeric" maxLength={10} size="lg" />
              )}
            </Field>
          )}
          <Button type="submit" variant="primary" size="lg" loading={attempt.pending}>
            {way === 'passkey' ? t('usePasskey') : auth('submit')}
          </Button>
        </>
      )}
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        {!isOver &&
          others.map((other) => (
            <Button
              key={other}
              variant="ghost"
              onClick={() => {
                setProblem(undefined);
                setWay(other);
              }}
            >
              {other === 'recovery' ? t('useRecovery') : other === 'passkey' ? t('usePasskey') : t('useApp')}
            </Button>
          ))}
        <Button variant="ghost" onClick={onBack}>
          {access('toSignIn')}
        </Button>
      </div>
    </form>
  );
}
