import { brokenPasswordRules, PASSWORD_RULE_CODES, passwordRules } from '@seaberry/api-client/password-policy';
import { useTranslations } from '@seaberry/i18n/react';
import { PasswordRules } from '@seaberry/ui/password-rules';
import type { ReactNode } from 'react';

import { usePasswordPolicy } from './password-policy.ts';

/** Password rules of the server, checked while typing; empty without a policy. */
export function PasswordRuleList({ password, account }: { password: string; account?: string | undefined }): ReactNode {
  const t = useTranslations('errors');
  const policy = usePasswordPolicy();
  if (policy === null) return null;
  const broken = new Set(brokenPasswordRules(policy, password, account));
  return (
    <PasswordRules
      rules={passwordRules(policy).map((rule) => ({
        id: rule,
        label: t(PASSWORD_RULE_CODES[rule], { min: policy.minLength, max: policy.maxLength }),
        met: password !== '' && !broken.has(rule),
      }))}
    />
  );
}
