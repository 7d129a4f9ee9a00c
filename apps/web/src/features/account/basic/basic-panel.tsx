import { useTranslations } from '@seaberry/i18n/react';
import { Card, CardBody } from '@seaberry/ui/card';
import { DatePicker } from '@seaberry/ui/date-picker';
import { Form, FormField, useFormField, useSchemaForm } from '@seaberry/ui/form';
import { Input } from '@seaberry/ui/input';
import { RadioGroup } from '@seaberry/ui/radio-group';
import { Textarea } from '@seaberry/ui/textarea';
import { toast } from '@seaberry/ui/toaster';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { useFormDraft } from '../../../session/use-draft.ts';
import { useCapability, useSession } from '../../../session/use-session.ts';
import { FormButtons } from '../../../kit/staying/form-buttons.tsx';
import { FormFailure } from '../../../kit/staying/form-failure.tsx';
import { useStayingSave } from '../../../kit/staying/use-staying-save.tsx';
import { dayOf } from '../../../kit/form/moments.ts';
import { useIssueWords } from '../../../kit/form/use-issue-words.ts';
import { personChanged, type BaseInfo } from '../queries.ts';
import { basicInput, basicSchema, basicValues, requiredCodes } from './basic-values.ts';
import { ContactCode } from './contact-code.tsx';

const DAY_MS = 86_400_000;
/** Codes are short-lived and not kept in a draft. */
const CODES = ['phoneCode', 'emailCode'] as const;

/** Personal data form of the user centre. */
export function BasicPanel(): ReactNode {
  const { client } = useApp();
  const common = useTranslations('common');
  const queryClient = useQueryClient();
  const { base } = useSession();
  const messageOf = useIssueWords();
  const [phone, email] = [useCapability('sysUser.verifyPhone') === true, useCapability('sysUser.verifyEmail') === true];
  const proofs = useMemo(() => ({ phone, email }), [phone, email]);
  const schema = useMemo(() => basicSchema(base, proofs), [base, proofs]);
  const form = useSchemaForm({ schema, defaultValues: basicValues(base), messageOf });
  useFormDraft('account.basic', form, { secrets: CODES });
  const [nowPhone, nowEmail] = form.watch(['phone', 'email']);
  const required = requiredCodes({ phone: nowPhone, email: nowEmail }, base, proofs);
  const save = useStayingSave({
    form,
    row: base,
    name: base.realName ?? '',
    texts: 'account.basic',
    valuesOf: (row) => basicValues(row as BaseInfo),
    toInput: basicInput,
    send: (input) => client.sysUser.updateBaseInfo(input),
    once: CODES,
    onSaved: () => {
      toast({ tone: 'success', title: common('done.edited') });
      void personChanged(queryClient);
    },
  });
  return (
    <Card className="max-w-3xl">
      <CardBody>
        <Form form={form} onSubmit={save.submit}>
          <FormFailure error={save.error} />
          <Fields
            phoneCode={required.phone && <ContactCode contact="phone" form={form} />}
            emailCode={required.email && <ContactCode contact="email" form={form} />}
          />
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
      </CardBody>
    </Card>
  );
}

function Fields({ phoneCode, emailCode }: { phoneCode: ReactNode; emailCode: ReactNode }): ReactNode {
  const t = useTranslations('account.basic');
  // The latest birthday is yesterday.
  const [latestBirthday] = useState(() => dayOf(new Date(Date.now() - DAY_MS).toISOString()));
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormField name="realName" label={t('realName')} required>
        {(control) => <Input autoComplete="name" {...control} />}
      </FormField>
      <FormField name="nickName" label={t('nickName')}>
        {(control) => <Input autoComplete="nickname" {...control} />}
      </FormField>
      <div className="grid gap-4">
        <FormField name="phone" label={t('phone')} description={t('phoneHint')} required>
          {(control) => <Input type="tel" autoComplete="tel-national" {...control} />}
        </FormField>
        {phoneCode}
      </div>
      <div className="grid gap-4">
        <FormField name="email" label={t('email')}>
          {(control) => <Input type="email" autoComplete="email" {...control} />}
        </FormField>
        {emailCode}
      </div>
      <FormField name="birthday" label={t('birthday')} required>
        {(control) => <DatePicker max={latestBirthday} autoComplete="bday" {...control} />}
      </FormField>
      <Sex />
      <FormField name="address" label={t('address')} className="sm:col-span-2">
        {(control) => <Input autoComplete="street-address" {...control} />}
      </FormField>
      <FormField name="signature" label={t('signature')} description={t('signatureHint')} className="sm:col-span-2">
        {(control) => <Textarea rows={2} {...control} />}
      </FormField>
    </div>
  );
}

function Sex(): ReactNode {
  const t = useTranslations('account.basic');
  const { control, error } = useFormField('sex');
  return (
    <RadioGroup
      label={t('sex')}
      orientation="horizontal"
      size="sm"
      name={control.name}
      // The form types values as unknown; this one is a text.
      value={String(control.value)}
      onChange={control.onChange}
      error={error}
      options={[
        { value: '1', label: t('male') },
        { value: '2', label: t('female') },
        { value: '0', label: t('notSaid') },
      ]}
    />
  );
}
