import { useId, type ReactNode } from 'react';

import { useSettingsText } from '../../../lib/ui-provider.js';
import type { UiMessages } from '../../../lib/ui-provider.js';

export interface SettingsSectionProps {
  name: keyof UiMessages['settings']['sections'];
  /** One sentence under the heading. */
  note?: string | undefined;
  children: ReactNode;
}

/** A heading with its rows. */
export function SettingsSection({ name, note, children }: SettingsSectionProps): ReactNode {
  const text = useSettingsText();
  const id = useId();
  return (
    <section
      data-slot="settings-drawer-section"
      aria-labelledby={id}
      className="sb:flex sb:flex-col sb:gap-3 sb:border-border sb:py-4 sb:not-first:border-t sb:first:pt-0"
    >
      <div data-slot="settings-drawer-section-head">
        <h3 data-slot="settings-drawer-section-title" id={id} className="sb:text-sm sb:font-semibold">
          {text.sections[name]}
        </h3>
        {note !== undefined && (
          <p data-slot="settings-drawer-note" className="sb:text-xs sb:text-muted">
            {note}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}

export interface SettingsRowProps {
  label: string;
  /** Id of the control. */
  htmlFor?: string | undefined;
  children: ReactNode;
}

/** A label at the start, its control at the end. */
export function SettingsRow({ label, htmlFor, children }: SettingsRowProps): ReactNode {
  return (
    <div data-slot="settings-drawer-row" className="sb:flex sb:items-center sb:justify-between sb:gap-3 sb:text-sm">
      {htmlFor === undefined ? (
        <span data-slot="settings-drawer-label">{label}</span>
      ) : (
        <label data-slot="settings-drawer-label" htmlFor={htmlFor}>
          {label}
        </label>
      )}
      {children}
    </div>
  );
}
