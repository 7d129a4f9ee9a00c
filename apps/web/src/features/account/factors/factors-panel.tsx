import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { factorsQuery } from '../../../kit/factors/queries.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { AppCard } from './app-card.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { PasskeyCard } from './passkey-card.tsx';
import { RecoveryCard } from './recovery-card.tsx';

/** The user's own second factors. */
export function FactorsPanel(): ReactNode {
  const { client } = useApp();
  const query = useQuery(factorsQuery(client));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Loaded query={query} failure="listFailed">
        {({ totp, passkeys, recoveryCodes }) => (
          <div className="grid max-w-3xl gap-3">
            <AppCard totp={totp} onCodes={setCodes} />
            <PasskeyCard passkeys={passkeys} onCodes={setCodes} />
            {(totp ?? passkeys.length > 0) && <RecoveryCard left={recoveryCodes} renewRef={renew} onCodes={setCodes} />}
          </div>
        )}
      </Loaded>
      {/* The dialog that opened them is closed by then. */}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(null)} returnFocusTo={() => renew.current} />}
    </>
  );
}
