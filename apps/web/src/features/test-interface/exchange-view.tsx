import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Badge, type BadgeTone } from '@seaberry/ui/badge';
import { Button } from '@seaberry/ui/button';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { DescriptionList } from '@seaberry/ui/description-list';
import { Divider } from '@seaberry/ui/divider';
import { JsonViewer } from '@seaberry/ui/json-viewer';
import { useFormat } from '@seaberry/ui/ui-provider';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { saveFile } from '../../shared/save-file.ts';
import type { ShownAnswer, ShownRequest } from './exchange.logic.ts';
import type { Exchange } from './send-call.ts';

/** Request and response of a call, one below the other. */
export function ExchangeView({ exchange }: { exchange: Exchange }): ReactNode {
  const { request, answer } = exchange;
  return (
    <div className="grid min-w-0 content-start gap-4">
      {Boolean(exchange.error) && <Failed exchange={exchange} />}
      {request && <RequestCard request={request} />}
      {answer && <AnswerCard answer={answer} exchange={exchange} />}
    </div>
  );
}

function Failed({ exchange: { error, request, answer } }: { exchange: Exchange }): ReactNode {
  const t = useTranslations('access');
  const explain = useExplain();
  const fields = isApiError(error) ? Object.entries(error.fields ?? {}) : [];
  const title = request ? (answer ? t('console.refused') : t('console.failed')) : t('console.notSent');
  const missing = isApiError(error) && error.kind === 'required-parameter';
  return (
    <Alert tone="danger" title={title}>
      {fields.length > 0 ? (
        <DescriptionList
          layout="inline"
          items={fields.map(([term, texts]) => ({ term, description: missing ? t('required') : texts.join(' ') }))}
        />
      ) : (
        explain(error)
      )}
    </Alert>
  );
}

function RequestCard({ request: { method, url, headers, body } }: { request: ShownRequest }): ReactNode {
  const t = useTranslations('access');
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('console.request')}</CardTitle>
        <Badge>{method}</Badge>
      </CardHeader>
      <CardBody className="grid gap-3">
        <code className="wrap-anywhere">{url}</code>
        <Headers entries={headers} />
        {body !== null && <JsonViewer label={t('console.body')} value={body} />}
      </CardBody>
    </Card>
  );
}

const toneOf = (status: number): BadgeTone => (status >= 400 ? 'danger' : status >= 300 ? 'warning' : 'success');

function AnswerCard({ answer, exchange: { body, file } }: { answer: ShownAnswer; exchange: Exchange }): ReactNode {
  const t = useTranslations('access');
  const format = useFormat();
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('console.answer')}</CardTitle>
        <Badge tone={toneOf(answer.status)}>{`${answer.status} ${answer.statusText}`.trim()}</Badge>
        <span className="ms-auto">{t('console.milliseconds', { count: format.number(answer.milliseconds) })}</span>
      </CardHeader>
      <CardBody className="grid gap-3">
        <Headers entries={answer.headers} />
        {file ? (
          <Alert
            title={t('console.file')}
            action={
              <Button size="sm" icon={<Download size={14} aria-hidden />} onClick={() => saveFile(file.blob, file.fileName ?? 'download')}>
                {t('console.download')}
              </Button>
            }
          >
            {`${file.fileName ?? ''} ${answer.contentType} · ${format.number(file.blob.size)} B`.trim()}
          </Alert>
        ) : body === undefined || body === '' ? (
          <p>{t('console.emptyBody')}</p>
        ) : (
          <JsonViewer label={t('console.body')} value={body} defaultDepth={3} />
        )}
      </CardBody>
    </Card>
  );
}

function Headers({ entries }: { entries: readonly (readonly [string, string])[] }): ReactNode {
  const t = useTranslations('access');
  if (entries.length === 0) return null;
  return (
    <>
      <Divider label={t('console.headers')} />
      <DescriptionList layout="inline" items={entries.map(([term, description]) => ({ term, description }))} />
    </>
  );
}
