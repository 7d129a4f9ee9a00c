import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { DescriptionList } from '@seaberry/ui/description-list';
import { Can } from '@seaberry/ui/permission';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';

import { useExplain } from '../../../api/explain.ts';
import { useApp } from '../../../app-context.tsx';
import { ShownOnce } from '../../../kit/shown-once.tsx';
import { ownTime } from '../../../shared/own-time.ts';
import { keyMutation, type Company } from '../queries.ts';

/** Beginning of the API key, and its rotation. */
export function KeyCard({ company: { keyHint, keyTime } }: { company: Company }): ReactNode {
  const t = useTranslations('account.company');
  const format = useFormat();
  const since = keyTime ? t('keyTime', { time: ownTime(format, keyTime) }) : '';
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('key')}</CardTitle>
        <Can code="company:rotateKey">
          <Rotate first={!keyHint} />
        </Can>
      </CardHeader>
      <CardBody>
        <DescriptionList
          items={[
            { term: t('keyBegins'), wide: true, description: keyHint ? [`${keyHint}…`, since].filter(Boolean).join(' · ') : t('keyNone') },
          ]}
        />
      </CardBody>
    </Card>
  );
}

/** Asks for confirmation, creates the key, and shows it once. */
function Rotate({ first }: { first: boolean }): ReactNode {
  const { client } = useApp();
  const t = useTranslations('account.company');
  const explain = useExplain();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const rotate = useMutation(keyMutation(client));
  const make = async (): Promise<void> => {
    const made = await rotate.mutateAsync(undefined);
    // The key is dropped with its dialog.
    rotate.reset();
    setKey(made.key);
    void queryClient.invalidateQueries({ queryKey: ['company', 'info'] });
  };
  return (
    <>
      <ConfirmDialog
        trigger={
          <Button ref={button} size="sm" className="ms-auto" icon={<KeyRound size={14} />}>
            {first ? t('keyMake') : t('keyRotate')}
          </Button>
        }
        title={t('keyAsk')}
        description={first ? t('keyFirstText') : t('keyAskText')}
        confirmLabel={first ? t('keyMake') : t('keyRotate')}
        tone={first ? 'neutral' : 'danger'}
        open={asking}
        onOpenChange={(open) => {
          if (open) rotate.reset();
          setAsking(open);
        }}
        onConfirm={make}
        error={rotate.error ? explain(rotate.error) : undefined}
      />
      {key !== null && (
        <ShownOnce title={t('keyTitle')} done={t('keyDone')} onClose={() => setKey(null)} returnFocusTo={() => button.current}>
          <div className="grid gap-4">
            <Alert tone="warning" title={t('keyOnce')}>
              {t('keyOnceText')}
            </Alert>
            <div>
              <CopyableId value={key} />
            </div>
          </div>
        </ShownOnce>
      )}
    </>
  );
}
