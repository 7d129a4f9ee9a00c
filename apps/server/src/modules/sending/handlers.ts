import type { Parsed } from '@seaberry/api-client/schemas';
import { BusinessError } from '../../http/errors.ts';
import { outside, type CallContext, type Handlers } from '../../http/handlers.ts';
import type { Auth } from '../auth/service.ts';
import { readTarget } from '../auth/codes/rules.ts';
import { sendByUser } from './service.ts';

/** One line: a subject is a header. */
const subjectOf = (title: string): string => title.replaceAll(/\s+/gu, ' ');

/** E-mails that users send. */
export function emailHandlers({ rateWindows }: Auth): Handlers['sysEmail'] {
  const send = outside(({ toEmail, title, content }: Parsed<'sysEmail', 'send'>, context: CallContext) =>
    sendByUser(rateWindows, { channel: 'email', recipient: toEmail.toLowerCase(), subject: subjectOf(title), body: content }, context),
  );
  return { send, sendEmail: send };
}

/** Short messages: codes for signing in, and those that users send. */
export function smsHandlers({ attempts, codes, rateWindows, sendCode }: Auth): Handlers['sysSms'] {
  const code = outside(({ phoneNumber, ...captcha }: Parsed<'sysSms', 'sendSms'>, context: CallContext) => {
    const { ip, locale, deps } = context;
    if (readTarget(phoneNumber).channel !== 'sms') throw new BusinessError('target');
    const input = { ...captcha, to: phoneNumber, purpose: 'login' } as const;
    return sendCode(input, { ip, locale, queue: deps.queue, onIssued: () => context.writeAuditEntry() });
  });
  return {
    sendSms: code,
    aliyunSendSms: code,
    tencentSendSms: code,
    aliyunSendSmsTemplate: outside(({ phoneNumber, templateId, ...params }, context) => {
      const template = { id: templateId || '0', params };
      const message = { channel: 'sms', recipient: phoneNumber, subject: '', body: JSON.stringify(params), template } as const;
      return sendByUser(rateWindows, message, context);
    }),
    verifyCode: outside(async ({ phone, code: given }, { ip }) => {
      const { address } = readTarget(phone);
      if (await codes.isRight('login', address, given)) return true;
      await attempts.countWrongCode(ip);
      throw new BusinessError('codeWrong');
    }),
    send: outside(({ phoneNumber, content }, context) =>
      sendByUser(rateWindows, { channel: 'sms', recipient: phoneNumber, subject: '', body: content }, context),
    ),
  };
}
