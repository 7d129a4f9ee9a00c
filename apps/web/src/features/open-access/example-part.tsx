import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { ScrollArea } from '@seaberry/ui/scroll-area';
import { Tabs } from '@seaberry/ui/tabs';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { apiHost } from '../../shared/env.ts';
import { curlExample, nodeExample } from './examples.logic.ts';
import { sendSigned, type Verdict } from './signed-request.ts';

/** In place of a secret that is not entered. */
const PLACEHOLDER = 'YOUR_SECRET';

/** Request with a key as text for a shell and for Node, and a button that sends it. */
export function ExamplePart({ name: accessKey, secret }: { name: string; secret: string }): ReactNode {
  const { client, texts } = useApp();
  const t = useTranslations('openAccess.example');
  const host = apiHost() || location.origin;
  const key = { accessKey, secret: secret || PLACEHOLDER };
  const check = useMutation({
    mutationFn: () => sendSigned(client, { accessKey, secret }, texts.get().locale),
    meta: { handledByCaller: true },
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Tabs
        label={t('tabs')}
        size="sm"
        items={[
          { value: 'curl', label: 'curl', content: <Code name="curl" text={curlExample(key, host)} /> },
          { value: 'node', label: 'Node.js', content: <Code name="Node.js" text={nodeExample(key, host)} /> },
        ]}
      />
      <div>
        <Button
          icon={<Send size={16} />}
          loading={check.isPending}
          {...(secret === '' ? { disabled: true, disabledReason: t('enter') } : {})}
          onClick={() => check.mutate()}
        >
          {t('verify')}
        </Button>
      </div>
      <Outcome verdict={check.data} error={check.error} />
    </div>
  );
}

function Code({ name, text }: { name: string; text: string }): ReactNode {
  const t = useTranslations('openAccess.example');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <ScrollArea label={name} orientation="both" bars="auto" className="max-h-64">
        <pre className="font-mono text-xs">{text}</pre>
      </ScrollArea>
      <CopyableId value={text}>{t('copy', { name })}</CopyableId>
    </div>
  );
}

function Outcome({ verdict, error }: { verdict: Verdict | undefined; error: Error | null }): ReactNode {
  const t = useTranslations('openAccess.example');
  const explain = useExplain();
  if (error)
    return (
      <Alert tone="danger" title={t('refused')}>
        {error instanceof TypeError ? t('lost') : explain(error)}
      </Alert>
    );
  if (!verdict) return null;
  if (!verdict.accepted)
    return (
      <Alert tone="danger" title={t('refused')}>
        {verdict.reason}
      </Alert>
    );
  const { account, realName, company } = verdict;
  return (
    <Alert tone="success" title={t('accepted', { account })}>
      {[realName, company].filter(Boolean).join(' · ')}
    </Alert>
  );
}
