import { allCalls } from '@seaberry/api-client/registry';
import { codesOf, loadSchemas } from '@seaberry/api-client/contract';
import { useTranslations } from '@seaberry/i18n/react';
import { Badge } from '@seaberry/ui/badge';
import { Card, CardBody } from '@seaberry/ui/card';
import { Combobox } from '@seaberry/ui/combobox';
import { Field } from '@seaberry/ui/field';
import { PageHeader } from '@seaberry/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import * as z from 'zod/mini';

import { useApp } from '../../app-context.tsx';
import { useSession } from '../../session/use-session.ts';
import { defineScreen, useScreen, type ScreenDefinition } from '../../shared/screen.tsx';
import { fieldsOf, type CallField, type JsonSchema } from './call-fields.logic.ts';
import { CallForm } from './call-form.tsx';
import { ExchangeView } from './exchange-view.tsx';
import { sendCall, type Exchange } from './send-call.ts';

interface ConsoleSearch {
  /** `controller.call` */
  call: string;
}

type Declared = ReturnType<typeof allCalls>[number];

/** Console for calls of the contract. @param fetcher sends the requests */
export const testInterface = (fetcher: typeof fetch): ScreenDefinition<ConsoleSearch> =>
  defineScreen<ConsoleSearch>({
    key: '/testInterface',
    parseSearch: (raw) => ({ call: raw['call'] ?? '' }),
    formatSearch: ({ call }) => ({ call }),
    loader: ({ app }) => app.texts.ensure('access'),
    Component: () => <Console fetcher={fetcher} />,
  });

export const testInterfaceScreen = testInterface((...request) => fetch(...request));

/** Deny by default, except for calls without a code. */
const holdsAny = (held: ReadonlySet<string>, codes: readonly string[]): boolean =>
  codes.length === 0 || codes.some((code) => held.has(code));

const nameOf = ({ controller, name }: Declared): string => `${controller}.${name}`;

function Console({ fetcher }: { fetcher: typeof fetch }): ReactNode {
  const t = useTranslations('access');
  const { permissions } = useSession();
  const { search, setSearch } = useScreen<ConsoleSearch>();
  const calls = allCalls().filter(({ meta: { permission } }) => holdsAny(permissions, codesOf(permission)));
  const chosen = calls.find((call) => nameOf(call) === search.call);
  const groups = [...new Set(calls.map(({ controller }) => controller))].map((controller) => ({
    label: controller,
    options: calls
      .filter((call) => call.controller === controller)
      .map((call) => ({ value: nameOf(call), label: nameOf(call), description: call.meta.path })),
  }));
  return (
    <div className="grid gap-4">
      <PageHeader title={t('console.title')} description={t('console.lead')} />
      <Field label={t('console.call')} className="max-w-xl">
        <Combobox options={groups} value={chosen ? nameOf(chosen) : null} onValueChange={(call) => setSearch({ call: call ?? '' })} />
      </Field>
      <Bench key={search.call} chosen={chosen} fetcher={fetcher} />
    </div>
  );
}

/** One call and its last exchange, reset for another call. */
function Bench({ chosen, fetcher }: { chosen: Declared | undefined; fetcher: typeof fetch }): ReactNode {
  const app = useApp();
  const { data: fields } = useQuery({
    queryKey: ['call-fields', chosen?.controller, chosen?.name],
    queryFn: () => (chosen ? inputsOf(chosen) : []),
    staleTime: Infinity,
  });
  const [exchange, setExchange] = useState<Exchange | null>(null);
  const [pending, setPending] = useState(false);
  const send = async (input: Record<string, unknown> | undefined): Promise<void> => {
    if (!chosen) return;
    setPending(true);
    setExchange(await sendCall(app, chosen, input, fetcher));
    setPending(false);
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {chosen && (
        <Card>
          <CardBody className="grid gap-4">
            <About call={chosen} />
            {fields && <CallForm fields={fields} pending={pending} onSend={(input) => void send(input)} />}
          </CardBody>
        </Card>
      )}
      <ExchangeView exchange={exchange} />
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
  const table: Record<string, { input: z.ZodMiniType }> = await loadSchemas[controller]();
  const schema = table[name]?.input;
  // The contract only uses the keywords in the type.
  return schema ? fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : [];
}
