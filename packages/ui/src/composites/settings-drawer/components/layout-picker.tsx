import { useId, type ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useSettingsText } from '../../../lib/ui-provider.js';
import { completePatch, LAYOUT_MODES } from '../../theme-config/index.js';
import { LayoutThumbnail } from './layout-thumbnail.js';
import { useSettings } from './settings-context.js';

/** The four layouts of the frame, as thumbnails. */
export function LayoutPicker(): ReactNode {
  const text = useSettingsText();
  const name = useId();
  const { config, change, reasonOf } = useSettings();
  const disabledReason = reasonOf('layout');
  return (
    <fieldset
      data-slot="settings-drawer-layouts"
      role="radiogroup"
      aria-label={text.fields.layout}
      disabled={disabledReason !== undefined}
      title={disabledReason}
      className="sb:grid sb:grid-cols-2 sb:gap-3"
    >
      {LAYOUT_MODES.map((mode) => (
        <label
          key={mode}
          data-slot="settings-drawer-layout"
          className={cn(
            'sb:group/layout sb:flex sb:cursor-pointer sb:flex-col sb:items-center sb:gap-1 sb:rounded-surface sb:border sb:border-border sb:p-2 sb:text-xs sb:text-muted sb:outline-focus sb:hover:text-text sb:has-checked:border-primary sb:has-checked:bg-primary-soft sb:has-checked:font-medium sb:has-checked:text-primary-text sb:has-focus-visible:outline-2',
            // Its own background is the only sign of the selection.
            config.layout === mode && 'sb:forced-color-adjust-none',
          )}
        >
          <input
            data-slot="settings-drawer-layout-control"
            type="radio"
            name={name}
            value={mode}
            checked={config.layout === mode}
            onChange={() => change(completePatch({ layout: mode }))}
            className="sb:sr-only"
          />
          <LayoutThumbnail mode={mode} />
          {text.layouts[mode]}
        </label>
      ))}
    </fieldset>
  );
}
