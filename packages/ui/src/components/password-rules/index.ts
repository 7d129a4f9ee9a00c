export { PasswordRules, type PasswordRule, type PasswordRulesProps } from './password-rules.js';
