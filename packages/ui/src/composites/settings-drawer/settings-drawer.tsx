import { useMemo, type ReactNode } from 'react';

import { Button } from '../../components/button/index.js';
import { ConfirmDialog } from '../../components/confirm-dialog/index.js';
import { Drawer, type DrawerProps } from '../../components/drawer/index.js';
import { toast } from '../../components/toaster/index.js';
import { useMedia } from '../../lib/use-media.js';
import { useSettingsText } from '../../lib/ui-provider.js';
import { completePatch, formatThemeConfig, type ThemeConfig, type ThemeConfigPatch } from '../theme-config/index.js';
import { SettingsContext, type SettingsContextValue } from './components/settings-context.js';
import { SettingsPanel } from './components/settings-panel.js';
import { whyDisabled } from './settings-drawer.logic.js';

const NONE: readonly (keyof ThemeConfig)[] = [];

export interface SettingsDrawerProps extends Omit<
  DrawerProps,
  'title' | 'hideTitle' | 'children' | 'footer' | 'placement' | 'dirtyGuard' | 'onCloseRequest' | 'onChange' | 'onCopy' | 'onReset'
> {
  /** Current settings. */
  value: ThemeConfig;
  /** Called with the changed fields and their consequences. Merge them into the configuration and apply it at once. */
  onChange: (patch: ThemeConfigPatch) => void;
  /** Called to restore the defaults, after a confirmation. */
  onReset: () => void;
  /** Called after the configuration was copied as JSON, or copying failed. A message has been shown. */
  onCopy?: (outcome: 'copied' | 'failed') => void;
  /** Fields that the user must not change; they stay visible and show the reason. */
  locked?: readonly (keyof ThemeConfig)[];
  /**
   * Why the fields are locked.
   * @default “Set by your administrator”
   */
  lockedReason?: string;
}

/** Settings of the frame, in a drawer at the end edge. Each change applies at once. */
export function SettingsDrawer({ value, onChange, onReset, onCopy, locked = NONE, lockedReason, ...rest }: SettingsDrawerProps): ReactNode {
  const text = useSettingsText();
  const touch = useMedia('(pointer: coarse)');
  const size = touch ? 'lg' : 'sm';
  const context = useMemo<SettingsContextValue>(
    () => ({
      config: value,
      change: (patch) => onChange(completePatch(patch)),
      size,
      reasonOf: (field) => {
        const why = whyDisabled(field, { layout: value.layout, touch, locked });
        if (why === undefined) return undefined;
        return why === 'locked' ? (lockedReason ?? text.locked) : text[why];
      },
    }),
    [value, onChange, touch, size, locked, lockedReason, text],
  );
  const copy = async (): Promise<void> => {
    const worked = await writeText(formatThemeConfig(value));
    toast(
      worked
        ? { tone: 'success', title: text.copied, id: 'settings-copied' }
        : { tone: 'danger', title: text.copyFailed, description: text.copyFailedHint, id: 'settings-copied' },
    );
    onCopy?.(worked ? 'copied' : 'failed');
  };
  return (
    <Drawer
      data-slot="settings-drawer"
      size="sm"
      {...rest}
      title={text.title}
      footer={
        <>
          <ConfirmDialog
            title={text.resetTitle}
            description={text.resetDescription}
            confirmLabel={text.reset}
            onConfirm={() => onReset()}
            trigger={<Button size={size}>{text.reset}</Button>}
          />
          <Button size={size} variant="primary" onClick={() => void copy()}>
            {text.copy}
          </Button>
        </>
      }
    >
      <SettingsContext value={context}>
        <SettingsPanel />
      </SettingsContext>
    </Drawer>
  );
}

/** Copies a text; false when it fails. Without a secure context, browsers have no clipboard. */
async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
