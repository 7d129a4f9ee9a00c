import { allCalls } from '@seaberry/api-client/registry';
import { codesOf } from '@seaberry/api-client/contract';
import { useTranslations } from '@seaberry/i18n/react';
import { Combobox } from '@seaberry/ui/combobox';
import { Field } from '@seaberry/ui/field';
import { PageHeader } from '@seaberry/ui/page-header';
import { Skeleton } from '@seaberry/ui/skeleton';
import { Suspense, type ReactNode } from 'react';

import { useSession } from '../../session/use-session.ts';
import { lazily } from '../../shared/lazily.tsx';
import { defineScreen, useScreen, type ScreenDefinition } from '../../shared/screen.tsx';
import type { Declared } from './call-bench.tsx';
import { NoExchange } from './no-exchange.tsx';

const Bench = lazily(async () => (await import('./call-bench.tsx')).CallBench);

interface ConsoleSearch {
  /** `controller.call` */
  call: string;
}

/** Console for calls of the contract. @param fetcher sends the requests */
export const testInterface = (fetcher: typeof fetch): ScreenDefinition<ConsoleSearch> =>
  defineScreen<ConsoleSearch>({
    key: '/testInterface',
    parseSearch: (raw) => ({ call: raw['call'] ?? '' }),
    formatSearch: ({ call }) => ({ call }),
    loader: async ({ app, search }) => {
      await Promise.all([app.texts.ensure('access'), search.call === '' ? undefined : Bench.load()]);
    },
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
      {chosen ? (
        <Suspense fallback={<Skeleton className="w-1/2" />}>
          {/* Reset for another call. */}
          <Bench.Component key={search.call} chosen={chosen} fetcher={fetcher} />
        </Suspense>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <NoExchange />
        </div>
      )}
    </div>
  );
}
