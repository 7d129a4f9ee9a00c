import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { CaptchaField, CodeField, type CodeFieldProps } from '@seaberry/ui/captcha-field';
import { useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { pictureAddress } from './captcha-picture.ts';
import { isTarget } from './target.ts';
import { requiresCaptcha, refusedFields } from './refusal.ts';
import { useCaptcha } from './use-captcha.ts';

export interface SentCodeFieldProps extends Pick<CodeFieldProps, 'label' | 'name' | 'value' | 'onChange'> {
  purpose: 'login' | 'register' | 'reset' | 'change';
  /** Recipient of the code, as typed in the form. */
  account: string;
  /** Called with the error of the account, found while sending; undefined when another attempt begins. */
  onAccountProblem(problem: string | undefined): void;
  error: string | undefined;
}

interface Sent {
  to: string;
  /** Epoch ms on the wall clock. */
  resendAt: number;
  /** Validity of the code in minutes; null when none was sent. */
  minutes: number | null;
}

/** Field for a code, its send button, and the captcha that the server may require. */
export function SentCodeField({ purpose, account, onAccountProblem, error, ...field }: SentCodeFieldProps): ReactNode {
  const { client } = useApp();
  const t = useTranslations('access');
  const auth = useTranslations('auth');
  const explain = useExplain();
  const [sent, setSent] = useState<Sent | null>(null);
  const [problem, setProblem] = useState<string>();
  const [picture, setPicture] = useState<{ asked: boolean; value: string; problem: string | undefined }>(NO_PICTURE);
  const captcha = useCaptcha(picture.asked);
  // Authenticated pages use the user's control size; public pages are large.
  const size = purpose === 'change' ? {} : ({ size: 'lg' } as const);
  const to = account.trim();
  // The countdown applies to the same address only.
  const current = sent?.to === to ? sent : null;

  const send = async (): Promise<boolean> => {
    setProblem(undefined);
    onAccountProblem(undefined);
    if (!isTarget(to)) {
      onAccountProblem(auth('accountInvalid'));
      return false;
    }
    if (picture.asked && picture.value.trim() === '') {
      setPicture({ ...picture, problem: t('pictureAsked') });
      return false;
    }
    try {
      const proof = picture.asked && captcha.id !== null ? { codeId: captcha.id, code: picture.value.trim() } : {};
      const answer = await client.sysAuth.sendCode({ to, purpose, ...proof });
      setSent({ to, resendAt: Date.now() + answer.resendSeconds * 1000, minutes: Math.round(answer.expirySeconds / 60) });
      setPicture(NO_PICTURE);
      return true;
    } catch (failure) {
      const aboutAccount = refusedFields(failure)['account'];
      if (requiresCaptcha(failure)) {
        captcha.renew();
        setPicture({ asked: true, value: '', problem: picture.asked ? t('pictureWrong') : t('pictureAsked') });
      } else if (aboutAccount) onAccountProblem(aboutAccount);
      else {
        setProblem(`${t('codeNotSent')} ${explain(failure)}`);
        const waitS = isApiError(failure) ? failure.retryAfterS : undefined;
        if (waitS !== undefined) setSent({ to, resendAt: Date.now() + waitS * 1000, minutes: null });
      }
      return false;
    }
  };

  return (
    <>
      {picture.asked && (
        <CaptchaField
          label={auth('captcha')}
          name="picture"
          {...size}
          picture={captcha.img === null ? null : pictureAddress(captcha.img)}
          failed={captcha.failed}
          onRenew={captcha.renew}
          value={picture.value}
          onChange={(value) => setPicture({ asked: true, value, problem: undefined })}
          error={picture.problem}
          required
        />
      )}
      <CodeField
        label={t('code')}
        name="code"
        {...field}
        {...size}
        required
        onSend={send}
        resendAt={current?.resendAt ?? null}
        description={current?.minutes ? `${t('codeSent')} ${t('codeLasts', { minutes: current.minutes })}` : undefined}
        error={error ?? problem}
      />
    </>
  );
}

const NO_PICTURE = { asked: false, value: '', problem: undefined };
