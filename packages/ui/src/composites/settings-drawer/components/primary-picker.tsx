import { Check } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

import { Input } from '../../../components/input/index.js';
import { useSettingsText } from '../../../lib/ui-provider.js';
import { normalizeHex, PRIMARY_PRESETS } from '../../theme-config/index.js';
import { ColourChip } from './setting-rows.js';
import { useSettings } from './settings-context.js';
import { SettingsRow } from './settings-section.js';

/** Primary colour: eight by name, any other typed or picked. An empty one is rejected. */
export function PrimaryPicker(): ReactNode {
  const text = useSettingsText();
  const name = useId();
  const { config, change, reasonOf } = useSettings();
  const disabledReason = reasonOf('primary');
  return (
    <>
      <fieldset
        data-slot="settings-drawer-primary"
        role="radiogroup"
        aria-label={text.fields.primary}
        disabled={disabledReason !== undefined}
        title={disabledReason}
      >
        <legend data-slot="settings-drawer-label" className="sb:mb-2 sb:text-sm">
          {text.fields.primary}
        </legend>
        <div data-slot="settings-drawer-presets" className="sb:flex sb:flex-wrap sb:gap-2 sb:pointer-coarse:max-w-48">
          {PRIMARY_PRESETS.map((preset) => (
            <label
              key={preset.name}
              data-slot="settings-drawer-preset"
              title={text.presets[preset.name]}
              // The colour is the same in both themes, so the check mark is too.
              style={{ backgroundColor: preset.value, color: 'white' }}
              className="sb:flex sb:size-6 sb:cursor-pointer sb:forced-color-adjust-none sb:pointer-coarse:size-control-lg sb:items-center sb:justify-center sb:rounded-full sb:outline-offset-2 sb:outline-focus sb:has-focus-visible:outline-2"
            >
              <input
                data-slot="settings-drawer-preset-control"
                type="radio"
                name={name}
                value={preset.value}
                checked={config.primary === preset.value}
                aria-label={text.presets[preset.name]}
                onChange={() => change({ primary: preset.value })}
                className="sb:sr-only"
              />
              {config.primary === preset.value && <Check data-slot="settings-drawer-preset-sign" size={14} aria-hidden />}
            </label>
          ))}
        </div>
      </fieldset>
      <OwnColour />
    </>
  );
}

function OwnColour(): ReactNode {
  const id = useId();
  const text = useSettingsText();
  const { config, change, reasonOf, size } = useSettings();
  const disabledReason = reasonOf('primary');
  const [typed, setTyped] = useState<{ text: string; savedColour: string; blurred: boolean } | null>(null);
  const current = typed?.savedColour === config.primary ? typed : null;
  const wrong = current !== null && (current.blurred || current.text.trim() === '') && normalizeHex(current.text) === null;
  const type = (next: string): void => {
    const hex = normalizeHex(next);
    setTyped({ text: next, savedColour: hex ?? config.primary, blurred: false });
    if (hex !== null && hex !== config.primary) change({ primary: hex });
  };
  const leave = (): void => {
    if (current) setTyped(normalizeHex(current.text) === null ? { ...current, blurred: true } : null);
  };
  return (
    <div data-slot="settings-drawer-own">
      <SettingsRow label={text.ownColour} htmlFor={id}>
        <span data-slot="settings-drawer-own-controls" className="sb:flex sb:items-center sb:gap-1">
          <Input
            id={id}
            size={size}
            spellCheck={false}
            autoComplete="off"
            maxLength={7}
            value={current?.text ?? config.primary}
            disabledReason={disabledReason}
            {...(wrong ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={leave}
            className="sb:max-w-24 sb:tabular-nums"
          />
          <ColourChip
            hideValue
            label={text.fields.primary}
            value={config.primary}
            disabledReason={disabledReason}
            onChange={(next) => {
              setTyped(null);
              change({ primary: next });
            }}
          />
        </span>
      </SettingsRow>
      <p
        data-slot="settings-drawer-error"
        id={`${id}-error`}
        aria-live="polite"
        className="sb:mt-1 sb:text-end sb:text-xs sb:text-danger-text sb:empty:hidden"
      >
        {wrong && text.colourInvalid}
      </p>
    </div>
  );
}
