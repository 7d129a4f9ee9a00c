import type { AnswerOf, Client } from '@seaberry/api-client';
import { callMutation, callQuery } from '@seaberry/api-client/query';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

export type OwnFactors = AnswerOf<'sysFactor', 'own'>;
export type OwnPasskey = OwnFactors['passkeys'][number];

/** Second factors of the user. */
export const factorsQuery = (client: Client) => queryOptions({ ...callQuery(client, 'sysFactor', 'own'), meta: { failure: 'listFailed' } });

/** The secret in its response is dropped with the dialog. */
export const beginTotpMutation = (client: Client) =>
  mutationOptions({ ...callMutation(client, 'sysFactor', 'beginTotp'), meta: { handledByCaller: true }, gcTime: 0 });

export const confirmTotpMutation = (client: Client) =>
  mutationOptions({ ...callMutation(client, 'sysFactor', 'confirmTotp'), meta: { handledByCaller: true }, gcTime: 0 });

export const removeTotpMutation = (client: Client) =>
  mutationOptions({ ...callMutation(client, 'sysFactor', 'removeTotp'), meta: { handledByCaller: true } });

export const renamePasskeyMutation = (client: Client) =>
  mutationOptions({ ...callMutation(client, 'sysFactor', 'renamePasskey'), meta: { handledByCaller: true } });

export const removePasskeyMutation = (client: Client) =>
  mutationOptions({ ...callMutation(client, 'sysFactor', 'removePasskey'), meta: { handledByCaller: true } });

export const renewRecoveryCodesMutation = (client: Client) =>
  mutationOptions({ ...callMutation(client, 'sysFactor', 'renewRecoveryCodes'), meta: { handledByCaller: true }, gcTime: 0 });
