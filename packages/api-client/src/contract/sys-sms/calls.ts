import { post } from '../declare.js';

const code = { permission: 'public', orQuery: true, required: ['phoneNumber'] } as const;

/**
 * Short messages, sent through the queue of outgoing messages. The service that delivers them is a setting of the server, whatever the name
 * of the call.
 */
export const sysSms = {
  /**
   * Sends a code for signing in, with the rules and limits of `sysAuth.sendCode`; `sysAuth.loginPhone` takes it. The response does not
   * reveal whether the number exists. Compatible with the origin.
   */
  sendSms: post('/api/sysSms/sendSms/{phoneNumber}', code),
  /** The same as `sendSms`. Compatible with the origin. */
  aliyunSendSms: post('/api/sysSms/aliyunSendSms/{phoneNumber}', code),
  /** The same as `sendSms`. Compatible with the origin. */
  tencentSendSms: post('/api/sysSms/tencentSendSms/{phoneNumber}', code),
  /** Sends a template of the SMS service with these parameters. Compatible with the origin, where it is open to everyone. */
  aliyunSendSmsTemplate: post('/api/sysSms/aliyunSendSmsTemplate/{phoneNumber}', {
    permission: 'sysSms:send',
    required: ['phoneNumber'],
  }),
  /** Whether a code for signing in is right; it stays valid. Each check counts as an attempt. Compatible with the origin. */
  verifyCode: post('/api/sysSms/verifyCode', {
    permission: 'public',
    required: ['phone', 'code'],
  }),
  /** Sends a text. Not in the specification. */
  send: post('/api/sysSms/send', {
    permission: 'sysSms:send',
    required: ['phoneNumber', 'content'],
  }),
};
