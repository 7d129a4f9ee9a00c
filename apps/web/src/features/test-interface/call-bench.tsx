import { codesOf, loadSchemas } from '@seaberry/api-client/contract';
import type { allCalls } from '@seaberry/api-client/registry';
import { useTranslations } from '@seaberry/i18n/react';
import { Badge } from '@seaberry/ui/badge';
import { Card, CardBody } from '@seaberry/ui/card';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';

import { useApp } from '../../app-context.tsx';
import { fieldsOf, type CallField, type JsonSchema } from './call-fields.logic.ts';
import { CallForm } from './call-form.tsx';
import { ExchangeView } from './exchange-view.tsx';
import { NoExchange } from './no-exchange.tsx';
import { sendCall, type Exchange } from './send-call.ts';

export type Declared = ReturnType<typeof allCalls>[number];

/** A chosen call and its last exchange. */
export function CallBench({ chosen, fetcher }: { chosen: Declared; fetcher: typeof fetch }): ReactNode {
  const app = useApp();
  const { data: fields } = useQuery({
    queryKey: ['call-fields', chosen.controller, chosen.name],
    queryFn: () => inputsOf(chosen),
    staleTime: Infinity,
  });
  const [exchange, setExchange] = useState<Exchange | null>(null);
  const [pending, setPending] = useState(false);
  const send = async (input: Record<string, unknown> | undefined): Promise<void> => {
    setPending(true);
    setExchange(await sendCall(app, chosen, input, fetcher));
    setPending(false);
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card>
        <CardBody className="grid gap-4">
          <About call={chosen} />
          {fields && <CallForm fields={fields} pending={pending} onSend={(input) => void send(input)} />}
        </CardBody>
      </Card>
      {exchange ? <ExchangeView exchange={exchange} /> : <NoExchange />}
    </div>
  );
}

function About({ call: { meta } }: { call: Declared }): ReactNode {
  const t = useTranslations('access');
  const codes = codesOf(meta.permission);
  const who = { public: t('console.public'), 'signed-in': t('console.signedIn') };
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={meta.method === 'POST' ? 'warning' : 'info'}>{meta.method}</Badge>
        <code className="wrap-anywhere">{meta.path}</code>
      </p>
      <p>
        {t('console.permission')}: {codes.length > 0 ? codes.join(', ') : who[meta.permission as keyof typeof who]}
        {meta.log === 'operation' && ` · ${t('console.changes')}`}
      </p>
    </div>
  );
}

/** Inputs of a call, from the schema of the server. */
async function inputsOf({ controller, name }: Declared): Promise<CallField[]> {
  const table: Record<string, { input: z.ZodMiniType }> = await loadSchemas(controller);
  const schema = table[name]?.input;
  // The contract only uses the keywords in the type.
  return schema ? fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : [];
}
