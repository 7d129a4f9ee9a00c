import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { Form, FormField, useFormField, useSchemaForm } from '@seaberry/ui/form';
import { ImageUpload } from '@seaberry/ui/image-upload';
import { Input } from '@seaberry/ui/input';
import { toast } from '@seaberry/ui/toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { useIssueWords } from '../../kit/form/use-issue-words.ts';
import { FormButtons } from '../../kit/staying/form-buttons.tsx';
import { FormFailure } from '../../kit/staying/form-failure.tsx';
import { useStayingSave } from '../../kit/staying/use-staying-save.tsx';
import type { SysInfo } from '../../session/session.ts';
import { useFormDraft } from '../../session/use-draft.ts';
import { LINES, NAMES, OTHER_NAMES, siteInputOf, siteSchemaOf, siteValues, type SiteInfo, type TextName } from './site-values.ts';

/** Size of the logo, px (product specification §5, for the logo of a company). */
const WIDTH = 275;
const HEIGHT = 99;

export interface SiteFormProps {
  info: SiteInfo;
  /** Settings of a backend without `siteInfo`. */
  other: SysInfo | null;
}

/** Form for the site settings. The page itself shows the saved ones at once. */
export function SiteForm({ info, other }: SiteFormProps): ReactNode {
  const { client } = useApp();
  const t = useTranslations('configuration.site');
  const common = useTranslations('common');
  const queryClient = useQueryClient();
  const messageOf = useIssueWords();
  const [schema] = useState(() => siteSchemaOf(other));
  const form = useSchemaForm({ schema, defaultValues: siteValues(info), messageOf });
  useFormDraft('configuration.site', form);
  const save = useStayingSave({
    form,
    row: info,
    name: t('title'),
    texts: 'configuration.site',
    valuesOf: (row) => siteValues(row as SiteInfo),
    toInput: siteInputOf(other),
    send: (input) => client.sysSettings.saveSysInfo(input),
    onSaved: () => {
      toast({ tone: 'success', title: t('saved') });
      void queryClient.invalidateQueries({ queryKey: ['sysSettings', 'siteInfo'] });
      void queryClient.invalidateQueries({ queryKey: ['sysConfig', 'sysInfo'] });
    },
  });
  return (
    <Form form={form} onSubmit={save.submit} hideSummary>
      <FormFailure error={save.error} title={common('failure.editFailed')} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Part title={t('names')}>
          {(other ? OTHER_NAMES : NAMES).map((name) => (
            <Line key={name} name={name} />
          ))}
          <Logo fixed={other ? (info.sysLogo ?? '') : null} />
        </Part>
        <Part title={t('legal')}>
          {LINES.map((name) => (
            <Line key={name} name={name} />
          ))}
        </Part>
      </div>
      <FormButtons
        dirty={form.formState.isDirty}
        pending={save.pending}
        onRevert={() => {
          save.reset();
          form.reset(save.base);
        }}
      />
      {save.newerQuestion}
    </Form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardBody className="grid gap-4">{children}</CardBody>
    </Card>
  );
}

function Line({ name }: { name: TextName }): ReactNode {
  const t = useTranslations('configuration.site');
  return (
    <FormField name={name} label={t(`fields.${name}`)} {...(name === 'sysWatermark' ? { description: t('watermarkHint') } : {})}>
      {(control) => <Input autoComplete="off" type={name === 'sysIcpUrl' ? 'url' : 'text'} {...control} />}
    </FormField>
  );
}

/** @param fixed Saved logo of a backend that cannot remove it: only a new one, not saved yet, is taken away again. */
function Logo({ fixed }: { fixed: string | null }): ReactNode {
  const t = useTranslations('configuration.site');
  const { control, error } = useFormField('logo', t('fields.logo'));
  return (
    <ImageUpload
      label={t('fields.logo')}
      description={t('logoHint')}
      width={WIDTH}
      height={HEIGHT}
      src={typeof control.value === 'string' && control.value !== '' ? control.value : null}
      removable={fixed === null || control.value !== fixed}
      onChange={(image) => control.onChange(image?.src ?? fixed ?? '')}
      error={error}
    />
  );
}
