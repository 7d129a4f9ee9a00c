import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import type { ReactNode } from 'react';

import { pictureAddress } from '../../shared/codes/captcha-picture.ts';
import type { Captcha } from '../../shared/codes/use-captcha.ts';

export interface CaptchaFieldProps {
  captcha: Captcha;
  error: string | undefined;
}

/** Captcha picture with its input. */
export function CaptchaField({ captcha, error }: CaptchaFieldProps): ReactNode {
  const t = useTranslations('auth');
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('captcha')} error={error ?? (captcha.failed ? t('captchaFailed') : undefined)} required className="grow">
        <Input name="code" autoComplete="off" size="lg" />
      </Field>
      {captcha.img !== null && <img src={pictureAddress(captcha.img)} alt={t('captchaPicture')} width={120} height={40} />}
      <Button size="lg" onClick={captcha.renew}>
        {t('captchaRenew')}
      </Button>
    </div>
  );
}
