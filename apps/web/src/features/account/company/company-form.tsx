import { useTranslations } from '@seaberry/i18n/react';
import { Form, FormField, useSchemaForm } from '@seaberry/ui/form';
import { Input } from '@seaberry/ui/input';
import { toast } from '@seaberry/ui/toaster';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { useFormDraft } from '../../../session/use-draft.ts';
import { FormButtons } from '../../../kit/staying/form-buttons.tsx';
import { FormFailure } from '../../../kit/staying/form-failure.tsx';
import { useStayingSave } from '../../../kit/staying/use-staying-save.tsx';
import { useIssueWords } from '../../../kit/form/use-issue-words.ts';
import { companyChanged, type Company } from '../queries.ts';
import { companyInput, companySchema, companyValues } from './company-values.ts';

/** Form for name, abbreviation and the company's own number (for example in a register), with the permission to change them. */
export function CompanyForm({ company }: { company: Company }): ReactNode {
  const { client } = useApp();
  const t = useTranslations('account.company');
  const common = useTranslations('common');
  const queryClient = useQueryClient();
  const messageOf = useIssueWords();
  const form = useSchemaForm({ schema: companySchema, defaultValues: companyValues(company), messageOf });
  useFormDraft('account.company', form);
  const save = useStayingSave({
    form,
    row: company,
    name: company.name,
    texts: 'account.company',
    valuesOf: (row) => companyValues(row as Company),
    toInput: companyInput,
    send: (input) => client.company.update(input),
    onSaved: () => {
      toast({ tone: 'success', title: common('done.edited') });
      void companyChanged(queryClient);
    },
  });
  return (
    <Form form={form} onSubmit={save.submit} hideSummary>
      <FormFailure error={save.error} title={common('failure.editFailed')} />
      <FormField name="name" label={t('name')} required>
        {(control) => <Input autoComplete="organization" {...control} />}
      </FormField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField name="abbreviation" label={t('abbreviation')}>
          {(control) => <Input {...control} />}
        </FormField>
        <FormField name="number" label={t('number')}>
          {(control) => <Input {...control} />}
        </FormField>
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
