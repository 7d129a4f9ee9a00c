import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Link } from '@seaberry/ui/link';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { hrefTo } from '../../shared/links.ts';
import { defineScreen, useScreen } from '../../shared/screen.tsx';
import { AuthPage } from './auth-page.tsx';
import { Failure } from './failure.tsx';

interface UndoSearch {
  /** Token of the link in the message to the former address. */
  token: string;
}

export const undoScreen = defineScreen<UndoSearch>({
  key: '/contactUndo',
  parseSearch: ({ token = '' }) => ({ token }),
  formatSearch: ({ token }) => ({ token }),
  loader: ({ app }) => app.texts.ensure('app', 'access'),
  Component: UndoPage,
});

/** Undoes a change of address. A button does it, since programs that scan messages open their links. */
function UndoPage(): ReactNode {
  const { client } = useApp();
  const t = useTranslations('access.undo');
  const { search } = useScreen<UndoSearch>();
  const undo = useMutation({ mutationFn: () => client.sysAuth.undoContact({ token: search.token }), meta: { handledByCaller: true } });
  if (undo.isSuccess) {
    return (
      <AuthPage title={t('done')} description={t('doneText')}>
        <Link href={hrefTo('/passwordReset', {})}>{t('reset')}</Link>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('title')} description={t('lead')}>
      <div className="grid gap-4">
        {Boolean(undo.error) && <Failure error={undo.error} title={t('failed')} />}
        <Button variant="primary" size="lg" loading={undo.isPending} onClick={() => undo.mutate()}>
          {t('submit')}
        </Button>
      </div>
    </AuthPage>
  );
}
