import { MESSAGE_SETTINGS, type MessageSetting } from '@seaberry/api-client/contract';
import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { Switch } from '@seaberry/ui/switch';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { mutedQuery, muteMutation } from './queries.ts';

const CHANNELS = ['alert', 'email'] as const;

/** Which alerts and emails about shipments the user gets. */
export function AlertsPanel(): ReactNode {
  const { client } = useApp();
  const query = useQuery(mutedQuery(client));
  return (
    <Loaded query={query} failure="loadFailed">
      {(muted) => <Settings muted={muted} />}
    </Loaded>
  );
}

function Settings({ muted }: { muted: readonly string[] }): ReactNode {
  const { client, queryClient } = useApp();
  const t = useTranslations('account.alerts');
  const { queryKey } = mutedQuery(client);
  const mute = useMutation({
    ...muteMutation(client),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const change = (setting: MessageSetting, on: boolean): void => {
    const next = MESSAGE_SETTINGS.filter((one) => (one === setting ? !on : muted.includes(one)));
    // Of two quick changes the second includes the first.
    queryClient.setQueryData(queryKey, next);
    mute.mutate({ muted: next, changed: [setting] });
  };
  return (
    <div className="grid max-w-3xl gap-3">
      {CHANNELS.map((channel) => (
        <Card key={channel}>
          <CardHeader>
            <CardTitle>{t(`${channel}.title`)}</CardTitle>
          </CardHeader>
          <CardBody>
            <fieldset aria-label={t(`${channel}.title`)} className="m-0 grid min-w-0 gap-3 border-0 p-0">
              <p className="m-0">{t(`${channel}.lead`)}</p>
              {MESSAGE_SETTINGS.filter((setting) => setting.endsWith(channel)).map((setting) => (
                <Switch
                  key={setting}
                  label={t(`settings.${subjectOf(setting)}`)}
                  description={t(`settings.${subjectOf(setting)}Hint`)}
                  checked={!muted.includes(setting)}
                  onCheckedChange={(on) => change(setting, on)}
                />
              ))}
            </fieldset>
          </CardBody>
        </Card>
      ))}
    </div>
  );
}

type SubjectOf<S extends string> = S extends `${infer Subject}.${string}` ? Subject : never;

const subjectOf = (setting: MessageSetting) => setting.slice(0, setting.indexOf('.')) as SubjectOf<MessageSetting>;
