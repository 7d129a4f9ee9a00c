import { PasswordRules } from '@seaberry/ui/password-rules';

export function PasswordRulesExample() {
  return (
    <PasswordRules
      rules={[
        { id: 'length', label: 'Use 8 to 64 characters.', met: true },
        { id: 'letter', label: 'Use at least one letter.', met: true },
        { id: 'digit', label: 'Use at least one digit.' },
      ]}
    />
  );
}
