import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { Card, CardBody } from '@seaberry/ui/card';
import { Combobox } from '@seaberry/ui/combobox';
import { DatePicker } from '@seaberry/ui/date-picker';
import { Divider } from '@seaberry/ui/divider';
import { FormField, useFormRows } from '@seaberry/ui/form';
import { IconButton } from '@seaberry/ui/icon-button';
import { Input } from '@seaberry/ui/input';
import { TreeSelect } from '@seaberry/ui/tree-select';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

import type { CustomFieldProps } from '../../kit/resource.types.ts';
import { useSource } from '../../kit/use-choices.ts';
import { orgTree, positionChoices } from './sources.ts';

/** As the contract has it: a person belongs to so many at most. */
const MOST = 20;
const NEW = { orgId: '', posId: '', jobNum: '', posLevel: '', joinDate: null };

/** Additional organizations and positions of a user, one row each. */
export function AffiliationsField({ name, label }: CustomFieldProps): ReactNode {
  const t = useTranslations('people.users.affiliations');
  const { rows, add: append, remove, error } = useFormRows(name);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <section aria-label={label} className="grid min-w-0 gap-3 sm:col-span-full">
      <Divider label={label} />
      {error && <Alert tone="danger">{error}</Alert>}
      {rows.map(({ key, path }, at) => (
        <Place
          key={key}
          name={path}
          number={at + 1}
          onRemove={() => {
            remove(at);
            // The focused element was removed.
            add.current?.focus();
          }}
        />
      ))}
      <div>
        <Button ref={add} icon={<Plus size={16} />} disabled={rows.length >= MOST} onClick={() => append(NEW, 'orgId')}>
          {t('add')}
        </Button>
      </div>
    </section>
  );
}

interface PlaceProps {
  name: string;
  number: number;
  onRemove(): void;
}

function Place({ name, number, onRemove }: PlaceProps): ReactNode {
  const t = useTranslations('people.users.affiliations');
  const title = t('one', { number: String(number) });
  return (
    <section aria-label={title} className="min-w-0">
      <Card>
        <CardBody className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2">
          <div className="flex items-center justify-between gap-2 sm:col-span-full">
            <span className="font-medium">{title}</span>
            <IconButton size="sm" label={t('remove', { name: title })} icon={<Trash2 size={16} />} onClick={onRemove} />
          </div>
          <OrgField name={`${name}.orgId`} label={t('orgId')} />
          <PosField name={`${name}.posId`} label={t('posId')} />
          <FormField name={`${name}.jobNum`} label={t('jobNum')}>
            {(control) => <Input autoComplete="off" {...control} />}
          </FormField>
          <FormField name={`${name}.posLevel`} label={t('posLevel')}>
            {(control) => <Input autoComplete="off" {...control} />}
          </FormField>
          <FormField name={`${name}.joinDate`} label={t('joinDate')}>
            {(control) => <DatePicker {...control} />}
          </FormField>
        </CardBody>
      </Card>
    </section>
  );
}

function OrgField({ name, label }: { name: string; label: string }): ReactNode {
  const { items, loading } = useSource(orgTree);
  return (
    <FormField name={name} label={label} required>
      {({ value, onChange, ...control }) => (
        <TreeSelect
          {...control}
          label={label}
          nodes={loading ? undefined : items}
          value={typeof value === 'string' && value !== '' ? [value] : []}
          onChange={([id = '']) => onChange(id)}
        />
      )}
    </FormField>
  );
}

function PosField({ name, label }: { name: string; label: string }): ReactNode {
  const common = useTranslations('resource');
  const { items, loading } = useSource(positionChoices);
  return (
    <FormField name={name} label={label} required>
      {({ value, onChange, ...control }) => (
        <Combobox
          {...control}
          placeholder={common('choose')}
          options={items}
          loading={loading}
          value={typeof value === 'string' && value !== '' ? value : null}
          onValueChange={(id) => onChange(id ?? '')}
        />
      )}
    </FormField>
  );
}
