import type { CallContext, Handlers } from '../../../http/handlers.ts';
import { callerOf, outside } from '../../../http/handlers.ts';
import { passkeySignIn, publishOnlineUsers, publishSession, secondStep, stepSubject } from '../entry/service.ts';
import type { Auth } from '../service.ts';

/** In the transaction that changes factors and ends the other sessions: makes pages of these sessions show the sign-in. */
const afterChange = (context: CallContext) => async (): Promise<void> => {
  const { userId, tenantId } = callerOf(context);
  await publishSession(context, { id: userId, tenantId });
  await publishOnlineUsers(context, tenantId);
  context.writeAuditEntry();
};

const writeAuditEntry = (context: CallContext) => async (): Promise<void> => context.writeAuditEntry();

/** Second factors: the caller's own, and the second step of a sign-in. */
export const factorHandlers = (auth: Auth): Handlers['sysFactor'] => ({
  own: outside((_, context) => auth.factors.own(callerOf(context).userId)),

  beginTotp: outside((_, context) => auth.factors.beginTotp(callerOf(context), writeAuditEntry(context))),

  confirmTotp: outside(async ({ code }, context) => ({
    recoveryCodes: await auth.factors.confirmTotp(callerOf(context), code, context.deps.queue, afterChange(context)),
  })),

  removeTotp: outside(async (_, context) => {
    await auth.factors.removeTotp(callerOf(context), context.deps.queue, afterChange(context));
    return null;
  }),

  renewRecoveryCodes: outside(async (_, context) => ({
    recoveryCodes: await auth.factors.renewRecoveryCodes(callerOf(context), writeAuditEntry(context)),
  })),

  passkeyOptions: outside(async (_, context) => {
    const { userId, account, sessionId } = callerOf(context);
    return { ...(await auth.passkeys.creationOptions({ userId, account, sessionId }, context.host)) };
  }),

  addPasskey: outside(async (input, context) => ({
    recoveryCodes: await auth.factors.addPasskey(callerOf(context), input, context, afterChange(context)),
  })),

  renamePasskey: outside(async (input, context) => {
    await auth.factors.renamePasskey(callerOf(context), input, writeAuditEntry(context));
    return null;
  }),

  removePasskey: outside(async ({ id }, context) => {
    await auth.factors.removePasskey(callerOf(context), id, context.deps.queue, afterChange(context));
    return null;
  }),

  proveOptions: outside(async (_, context) => {
    const { userId, sessionId } = callerOf(context);
    return { ...(await auth.passkeys.requestOptions({ purpose: 'prove', subject: sessionId }, context.host, userId)) };
  }),

  stepOptions: outside(async ({ token }, context) => {
    const userId = await auth.steps.userOf(token);
    return { ...(await auth.passkeys.requestOptions({ purpose: 'step', subject: stepSubject(token) }, context.host, userId)) };
  }),

  signInOptions: outside(async (_, context) => ({
    ...(await auth.passkeys.requestOptions({ purpose: 'signIn', subject: '' }, context.host, null)),
  })),

  signInByPasskey: outside(({ passkey }, context) => passkeySignIn(auth, context, passkey)),

  signIn: outside((input, context) => secondStep(auth, context, input)),
});
