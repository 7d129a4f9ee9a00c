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
import { closedBecause } from './settings-drawer.logic.js';

const NONE: readonly (keyof ThemeConfig)[] = [];

export interface SettingsDrawerProps extends Omit<
  DrawerProps,
  'title' | 'hideTitle' | 'children' | 'footer' | 'placement' | 'dirtyGuard' | 'onCloseRequest' | 'onChange' | 'onCopy' | 'onReset'
> {
  /** The settings as they are. */
  value: ThemeConfig;
  /** Fields that change, with what follows from them. Put them over the configuration and show it at once. */
  onChange: (patch: ThemeConfigPatch) => void;
  /** Restores the defaults; the person has confirmed it. */
  onReset: () => void;
  /** After the configuration was copied as JSON, or could not be. A message has been shown. */
  onCopy?: (outcome: 'copied' | 'failed') => void;
  /** Fields that this person must not change; they stay in sight and say why. */
  locked?: readonly (keyof ThemeConfig)[];
  /**
   * Why nothing can be changed.
   * @default “Set by your administrator”
   */
  lockedReason?: string;
}

/** Everything a person can set about the frame, at the end edge. Each change is seen at once. */
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
        const closed = closedBecause(field, { layout: value.layout, touch, locked });
        if (closed === undefined) return undefined;
        return closed === 'locked' ? (lockedReason ?? text.locked) : text[closed];
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
