import type { AnswerOf } from '@seaberry/api-client';
import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/** The user cancelled, or the browser has no passkey for this site. */
export class NoPasskey extends Error {
  constructor(cause: unknown) {
    super('@seaberry/web: no passkey was given.', { cause });
    this.name = 'NoPasskey';
  }
}

const orNoPasskey = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new NoPasskey(error);
  });

/** Asks the browser for a new passkey. @throws NoPasskey */
export const createPasskey = (options: AnswerOf<'sysFactor', 'passkeyOptions'>) =>
  // The server makes the options with the library's other half.
  orNoPasskey(startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }));

/** Asks the browser to use a passkey. @throws NoPasskey */
export const askForPasskey = (options: AnswerOf<'sysFactor', 'stepOptions'>) =>
  orNoPasskey(startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }));
