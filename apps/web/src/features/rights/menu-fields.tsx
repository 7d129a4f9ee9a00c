import { LOCALE_NAMES, LOCALES } from '@seaberry/i18n';
import { useTranslations } from '@seaberry/i18n/react';
import { Combobox } from '@seaberry/ui/combobox';
import { FormField } from '@seaberry/ui/form';
import { Icon, icons, resolveIconName } from '@seaberry/ui/icon';
import { Input } from '@seaberry/ui/input';
import { useLocale } from '@seaberry/ui/ui-provider';
import type { ReactNode } from 'react';

import { ParentField } from '../../kit/form/parent-field.tsx';
import type { CustomFieldProps } from '../../kit/form.types.ts';
import { placeTree } from './menu-tree.ts';

/** Parent: a directory or a page. */
export function PlaceField(props: CustomFieldProps): ReactNode {
  const t = useTranslations('rights.menus.hints');
  return <ParentField {...props} from={placeTree} description={t('pid')} />;
}

/** Title in the other languages. */
export function TitlesField({ name }: CustomFieldProps): ReactNode {
  const t = useTranslations('rights.menus');
  const shown = useLocale();
  return LOCALES.filter((locale) => locale !== shown).map((locale) => (
    <FormField key={locale} name={`${name}.${locale}`} label={t('titleIn', { language: LOCALE_NAMES[locale] })}>
      {({ value, ...control }) => <Input autoComplete="off" lang={locale} {...control} value={typeof value === 'string' ? value : ''} />}
    </FormField>
  ));
}

const ICONS = Object.keys(icons).map((name) => ({ value: name, label: name, icon: <Icon name={name} /> }));

/** Icon of the shell's set. An icon name of an older menu is kept until another is chosen. */
export function IconField({ name, label, required }: CustomFieldProps): ReactNode {
  const t = useTranslations('rights.menus');
  return (
    <FormField name={name} label={label} required={required}>
      {({ value, onChange, ...control }) => {
        const given = typeof value === 'string' && value !== '' ? value : null;
        const known = given === null ? undefined : resolveIconName(given);
        const foreign = given !== null && !(given in icons);
        return (
          <div className="flex items-center gap-2">
            {given !== null && <Icon name={given} size="lg" />}
            <Combobox
              {...control}
              options={ICONS}
              {...(foreign ? { selectedOptions: [{ value: given, label: known ? given : t('iconUnknown', { name: given }) }] } : {})}
              value={given}
              onValueChange={onChange}
            />
          </div>
        );
      }}
    </FormField>
  );
}
