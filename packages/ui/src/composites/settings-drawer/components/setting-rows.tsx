import { RotateCcw } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

import { IconButton } from '../../../components/icon-button/index.js';
import { Input } from '../../../components/input/index.js';
import { NumberInput } from '../../../components/number-input/index.js';
import { Select } from '../../../components/select/index.js';
import { Switch } from '../../../components/switch/index.js';
import { cn } from '../../../lib/cn.js';
import { useDisabledReason } from '../../../lib/use-disabled-reason.js';
import { useFormat, useSettingsText, type UiMessages } from '../../../lib/ui-provider.js';
import { DEFAULT_THEME_CONFIG, type ThemeConfig } from '../../theme-config/index.js';
import {
  isAllowed,
  MIN_SETTING,
  MAX_SETTING,
  patchOf,
  toPickerValue,
  type ColourField,
  type NumberField,
  type SwitchField,
} from '../settings-drawer.logic.js';
import { useSettings } from './settings-context.js';
import { SettingsRow } from './settings-section.js';

type Labelled = keyof UiMessages['settings']['fields'];

/** Row with a switch. */
export function SwitchRow({ field }: { field: SwitchField & Labelled }): ReactNode {
  const text = useSettingsText();
  const { config, change, reasonOf } = useSettings();
  return (
    <Switch
      label={text.fields[field]}
      size="sm"
      checked={config[field]}
      disabledReason={reasonOf(field)}
      onCheckedChange={(checked) => change(patchOf(field, checked))}
      className="sb:w-full sb:flex-row-reverse sb:justify-between sb:pointer-coarse:h-control-lg"
    />
  );
}

/** Row with a number that is stored once it is valid; an invalid one is reverted on blur. */
export function NumberRow({ field, unit }: { field: NumberField & Labelled; unit: string }): ReactNode {
  const id = useId();
  const text = useSettingsText();
  const format = useFormat();
  const { config, change, reasonOf, size } = useSettings();
  const stored = config[field];
  const [typed, setTyped] = useState<{ number: number | null; over: number } | null>(null);
  const current = typed?.over === stored ? typed.number : stored;
  const wrong = !isAllowed(current);
  const take = (number: number | null): void => {
    const good = isAllowed(number);
    setTyped(good ? null : { number, over: stored });
    if (good && number !== stored) change(patchOf(field, number));
  };
  return (
    <div data-slot="settings-drawer-number">
      <SettingsRow label={text.fields[field]} htmlFor={id}>
        <NumberInput
          id={id}
          size={size}
          hideSteppers
          unit={unit}
          min={MIN_SETTING}
          max={MAX_SETTING}
          precision={0}
          value={current}
          onValueChange={take}
          onBlur={() => setTyped(null)}
          disabledReason={reasonOf(field)}
          {...(wrong ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
          className="sb:max-w-24"
        />
      </SettingsRow>
      <p
        data-slot="settings-drawer-error"
        id={`${id}-error`}
        aria-live="polite"
        className="sb:mt-1 sb:text-end sb:text-xs sb:text-danger-text sb:empty:hidden"
      >
        {wrong && text.numberRange(format.number(MIN_SETTING), format.number(MAX_SETTING))}
      </p>
    </div>
  );
}

export interface ColourRowProps {
  field: ColourField & Labelled;
  section: keyof UiMessages['settings']['sections'];
}

/** Row with a colour of a bar, or none: then the theme has its own, for light and for dark. */
export function ColourRow({ field, section }: ColourRowProps): ReactNode {
  const text = useSettingsText();
  const { config, change, reasonOf, size } = useSettings();
  const colour = config[field];
  const disabledReason = reasonOf(field);
  const name = text.colourName(text.sections[section], text.fields[field]);
  return (
    <SettingsRow label={text.fields[field]}>
      <span data-slot="settings-drawer-colour" className="sb:flex sb:items-center sb:gap-1">
        {colour !== null && disabledReason === undefined && (
          <IconButton
            size={size}
            label={text.useThemeColour(name)}
            icon={<RotateCcw size={14} aria-hidden />}
            onClick={() => change(patchOf(field, null))}
          />
        )}
        <ColourChip label={name} value={colour} disabledReason={disabledReason} onChange={(next) => change(patchOf(field, next))} />
      </span>
    </SettingsRow>
  );
}

interface ColourChipProps {
  label: string;
  value: string | null;
  /** Hides the value, for rows that show it elsewhere. */
  hideValue?: boolean;
  disabledReason?: string | undefined;
  onChange: (colour: string) => void;
}

/** Native colour input under a swatch that also shows the value, or that there is none. */
export function ColourChip({ label, value, hideValue = false, disabledReason, onChange }: ColourChipProps): ReactNode {
  const text = useSettingsText();
  const [reason, note] = useDisabledReason(disabledReason);
  const isDisabled = disabledReason !== undefined;
  const stopKey = (event: KeyboardEvent): void => {
    if (isDisabled && event.key !== 'Tab') event.preventDefault();
  };
  return (
    <span
      data-slot="settings-drawer-chip"
      className={cn(
        'sb:relative sb:flex sb:h-control-sm sb:items-center sb:gap-2 sb:rounded-control sb:border sb:border-border-action sb:px-2 sb:text-xs',
        'sb:pointer-coarse:h-control-lg',
        'sb:outline-offset-2 sb:outline-focus sb:has-focus-visible:outline-2',
        isDisabled ? 'sb:bg-sunken sb:text-muted' : 'sb:bg-surface',
      )}
    >
      <span
        data-slot="settings-drawer-swatch"
        className="sb:size-4 sb:rounded-control sb:border sb:border-border-strong sb:bg-sunken sb:forced-color-adjust-none"
        style={value === null ? undefined : { backgroundColor: value }}
      />
      {!hideValue && (
        <span data-slot="settings-drawer-chip-text" className="sb:tabular-nums" aria-hidden>
          {value ?? text.themeColour}
        </span>
      )}
      <input
        data-slot="settings-drawer-picker"
        type="color"
        aria-label={value === null ? `${label} (${text.themeColour})` : label}
        {...reason}
        value={toPickerValue(value)}
        onClick={(event) => {
          if (isDisabled) event.preventDefault();
        }}
        onKeyDown={stopKey}
        onChange={(event) => {
          if (!isDisabled) onChange(event.currentTarget.value);
        }}
        className={cn('sb:absolute sb:inset-0 sb:size-full sb:opacity-0', isDisabled ? 'sb:cursor-not-allowed' : 'sb:cursor-pointer')}
      />
      {note}
    </span>
  );
}

interface SelectRowProps<Field extends keyof ThemeConfig> {
  field: Field;
  options: readonly ThemeConfig[Field][];
  labels: Readonly<Record<ThemeConfig[Field] & string, string>>;
}

/** Row with a select. */
export function SelectRow<Field extends 'tagsStyle' | 'animation' | 'columnsAsideStyle' | 'columnsAsideLayout' | 'globalComponentSize'>({
  field,
  options,
  labels,
}: SelectRowProps<Field>): ReactNode {
  const id = useId();
  const text = useSettingsText();
  const { config, change, reasonOf, size } = useSettings();
  return (
    <SettingsRow label={text.fields[field]} htmlFor={id}>
      <Select
        id={id}
        size={size}
        value={config[field]}
        options={options.map((value) => ({ value, label: labels[value] }))}
        disabledReason={reasonOf(field)}
        onChange={(event) => {
          const chosen = options.find((value) => value === event.currentTarget.value);
          if (chosen !== undefined) change(patchOf(field, chosen));
        }}
        className="sb:max-w-40"
      />
    </SettingsRow>
  );
}

/** Row with a line of text. */
export function TextRow({ field }: { field: 'watermarkText' }): ReactNode {
  const id = useId();
  const text = useSettingsText();
  const { config, change, reasonOf, size } = useSettings();
  return (
    <SettingsRow label={text.fields[field]} htmlFor={id}>
      <Input
        id={id}
        size={size}
        maxLength={60}
        value={config[field]}
        disabledReason={reasonOf(field)}
        onChange={(event) => change(patchOf(field, event.currentTarget.value))}
        className="sb:max-w-40"
      />
    </SettingsRow>
  );
}

/** A name with a default from the deployment; an emptied input restores the default. */
export function NameRow({ field }: { field: 'globalTitle' | 'globalViceTitle' | 'globalViceTitleMsg' | 'copyright' }): ReactNode {
  const id = useId();
  const text = useSettingsText();
  const { config, change, reasonOf, size } = useSettings();
  const defaultName = DEFAULT_THEME_CONFIG[field];
  return (
    <SettingsRow label={text.fields[field]} htmlFor={id}>
      <Input
        id={id}
        size={size}
        maxLength={60}
        placeholder={text.asServer}
        value={config[field] === defaultName ? '' : config[field]}
        disabledReason={reasonOf(field)}
        onChange={(event) => change(patchOf(field, event.currentTarget.value || defaultName))}
        className="sb:max-w-40"
      />
    </SettingsRow>
  );
}
