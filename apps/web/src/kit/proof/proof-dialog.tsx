import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Dialog, DialogClose } from '@seaberry/ui/dialog';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import { PasswordInput } from '@seaberry/ui/password-input';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { encryptedPassword } from '../../session/encrypted-password.ts';
import { useCapability } from '../../session/use-session.ts';
import { supportsPasskeys } from '../../shared/passkeys/support.ts';
import { factorsQuery } from '../factors/queries.ts';
import { proofRequest } from './proof-requests.ts';

/** Asks for the password or the second factor when a call needs a recent proof of identity; the client then repeats the call. */
export function ProofDialog(): ReactNode {
  return useSyncExternalStore(proofRequest.subscribe, proofRequest.isOpen) ? <Question /> : null;
}

type Kind = 'password' | 'code' | 'recovery';
/** How the user proves the identity: by typed text, or a passkey. */
type Given = Kind | 'passkey';

function Question(): ReactNode {
  const { client } = useApp();
  const t = useTranslations('shell.proof');
  const common = useTranslations('common');
  const failure = useProofFailure();
  const formId = useId();
  const [recovery, setRecovery] = useState(false);
  const [typed, setTyped] = useState('');
  const own = useOwnFactors();
  const kind = own.totp && !recovery ? 'code' : own.any ? 'recovery' : 'password';
  const prove = useMutation({
    meta: { handledByCaller: true },
    mutationFn: async (given: Given) => {
      if (given === 'password') return client.sysAuth.prove({ password: await encryptedPassword(typed) });
      if (given !== 'passkey') return client.sysAuth.prove({ code: typed.trim() });
      const { askForPasskey } = await import('../../shared/passkeys/passkeys.ts');
      return client.sysAuth.prove({ passkey: await askForPasskey(await client.sysFactor.proveOptions()) });
    },
    onSuccess: () => proofRequest.settle(true),
    gcTime: 0,
  });
  const { error } = prove;
  const field = { value: typed, onChange: (event: { target: { value: string } }) => setTyped(event.target.value) };
  const toggleRecovery = (): void => {
    prove.reset();
    setTyped('');
    setRecovery(!recovery);
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('title')}
      description={t(TEXTS[kind])}
      onOpenChange={(open) => {
        if (!open) proofRequest.settle(false);
      }}
      footer={
        <>
          <DialogClose>
            <Button>{common('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={prove.isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid justify-items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          // React passes the event to the form around the trigger of this dialog as well.
          event.stopPropagation();
          if (typed !== '') prove.mutate(kind);
        }}
      >
        <Field key={kind} className="w-full" label={t(kind)} required error={error ? (faultAt(kind, error) ?? failure(error)) : undefined}>
          {kind === 'password' ? (
            <PasswordInput autoComplete="current-password" {...field} />
          ) : (
            <Input {...INPUTS[kind]} ref={focusOnce} {...field} />
          )}
        </Field>
        {own.totp && (
          <Button size="sm" variant="ghost" onClick={toggleRecovery}>
            {recovery ? t('useCode') : t('useRecovery')}
          </Button>
        )}
        {own.passkey && (
          <Button size="sm" variant="ghost" onClick={() => prove.mutate('passkey')}>
            {t('usePasskey')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}

const TEXTS = { password: 'text', code: 'textCode', recovery: 'textRecovery' } as const;
const INPUTS = {
  code: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 10 },
  recovery: { autoComplete: 'off', maxLength: 60 },
} as const;

/** The second factors of the user, and the passkeys that this page can use; not yet known counts as none. */
function useOwnFactors(): { any: boolean; totp: boolean; passkey: boolean } {
  const { client } = useApp();
  const offered = useCapability('sysFactor') === true;
  const { data } = useQuery({ ...factorsQuery(client), enabled: offered, meta: { handledByCaller: true } });
  const [totp, passkeys] = [Boolean(data?.totp), Boolean(data?.passkeys.length)];
  return { any: totp || passkeys, totp, passkey: passkeys && supportsPasskeys() };
}

/** Text of a failure; a passkey that was not given is no fault of the server. */
function useProofFailure(): (error: unknown) => string {
  const t = useTranslations('shell.proof');
  const explain = useExplain();
  return (error) => (error instanceof Error && error.name === 'NoPasskey' ? t('noPasskey') : explain(error));
}

/** The field that takes the place of the password has the focus at once. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus();

const faultAt = (kind: Kind, error: unknown): string | undefined =>
  isApiError(error) ? error.fields?.[kind === 'password' ? kind : 'code']?.join(' ') : undefined;
