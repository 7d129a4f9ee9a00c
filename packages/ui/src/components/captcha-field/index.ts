export { CaptchaField, type CaptchaFieldProps } from './captcha-field.js';
export { CodeField, type CodeFieldProps } from './code-field.js';
