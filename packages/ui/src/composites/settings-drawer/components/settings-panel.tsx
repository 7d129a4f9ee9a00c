import { useId, type ReactNode } from 'react';

import { LanguageSelect } from '../../../components/language-select/index.js';
import { ThemeToggle } from '../../../components/theme-toggle/index.js';
import { useSettingsText } from '../../../lib/ui-provider.js';
import { ANIMATION_NAMES, COLUMNS_ASIDE_LAYOUTS, COLUMNS_ASIDE_STYLES, COMPONENT_SIZES, TAGS_STYLES } from '../../theme-config/index.js';
import { LayoutPicker } from './layout-picker.js';
import { PrimaryPicker } from './primary-picker.js';
import { ColourRow, NameRow, NumberRow, SelectRow, SwitchRow, TextRow } from './setting-rows.js';
import { useSettings } from './settings-context.js';
import { SettingsRow, SettingsSection } from './settings-section.js';

/** Every editable field of the configuration, in its section. */
export function SettingsPanel(): ReactNode {
  const text = useSettingsText();
  const { reasonOf } = useSettings();
  return (
    <>
      <SettingsSection name="general">
        <PrimaryPicker />
        <AppearanceRow />
        <LanguageRow />
        <SelectRow field="globalComponentSize" options={COMPONENT_SIZES} labels={text.sizes} />
      </SettingsSection>
      <SettingsSection name="layout">
        <LayoutPicker />
      </SettingsSection>
      <SettingsSection name="topBar">
        <ColourRow section="topBar" field="topBar" />
        <ColourRow section="topBar" field="topBarColor" />
        <SwitchRow field="isTopBarColorGradual" />
      </SettingsSection>
      <SettingsSection name="menu">
        <ColourRow section="menu" field="menuBar" />
        <ColourRow section="menu" field="menuBarColor" />
        <ColourRow section="menu" field="menuBarActiveColor" />
        <SwitchRow field="isMenuBarColorGradual" />
      </SettingsSection>
      <SettingsSection name="columns" note={reasonOf('columnsMenuBar')}>
        <ColourRow section="columns" field="columnsMenuBar" />
        <ColourRow section="columns" field="columnsMenuBarColor" />
        <SwitchRow field="isColumnsMenuBarColorGradual" />
        <SwitchRow field="isColumnsMenuHoverPreload" />
        <NumberRow field="columnsLogoHeight" unit="px" />
        <NumberRow field="columnsMenuWidth" unit="px" />
        <NumberRow field="columnsMenuHeight" unit="px" />
      </SettingsSection>
      <SettingsSection name="behaviour">
        <SwitchRow field="isCollapse" />
        <SwitchRow field="isUniqueOpened" />
        <SwitchRow field="isFixedHeader" />
        <SwitchRow field="isClassicSplitMenu" />
        <SwitchRow field="isLockScreen" />
        <NumberRow field="lockScreenTime" unit={text.seconds} />
      </SettingsSection>
      <SettingsSection name="display">
        <SwitchRow field="isShowLogo" />
        <SwitchRow field="isBreadcrumb" />
        <SwitchRow field="isBreadcrumbIcon" />
        <SwitchRow field="isTagsview" />
        <SwitchRow field="isTagsviewIcon" />
        <SwitchRow field="isCacheTagsView" />
        <SwitchRow field="isSortableTagsView" />
        <SwitchRow field="isShareTagsView" />
        <SwitchRow field="isFooter" />
        <SwitchRow field="isGrayscale" />
        <SwitchRow field="isInvert" />
        <SwitchRow field="isWatermark" />
        <TextRow field="watermarkText" />
      </SettingsSection>
      <SettingsSection name="look">
        <SelectRow field="tagsStyle" options={TAGS_STYLES} labels={text.tabStyles} />
        <SelectRow field="animation" options={ANIMATION_NAMES} labels={text.animations} />
        <SelectRow field="columnsAsideStyle" options={COLUMNS_ASIDE_STYLES} labels={text.asideStyles} />
        <SelectRow field="columnsAsideLayout" options={COLUMNS_ASIDE_LAYOUTS} labels={text.asideLayouts} />
      </SettingsSection>
      <SettingsSection name="names">
        <NameRow field="globalTitle" />
        <NameRow field="globalViceTitle" />
        <NameRow field="globalViceTitleMsg" />
        <NameRow field="copyright" />
      </SettingsSection>
    </>
  );
}

function AppearanceRow(): ReactNode {
  const text = useSettingsText();
  const { config, change, reasonOf } = useSettings();
  const disabledReason = reasonOf('isIsDark');
  return (
    <SettingsRow label={text.appearance}>
      <ThemeToggle
        value={config.isAutoDark ? 'system' : config.isIsDark ? 'dark' : 'light'}
        onChange={(choice) => change(choice === 'system' ? { isAutoDark: true } : { isAutoDark: false, isIsDark: choice === 'dark' })}
        disabled={disabledReason !== undefined}
        title={disabledReason}
      />
    </SettingsRow>
  );
}

function LanguageRow(): ReactNode {
  const id = useId();
  const text = useSettingsText();
  const { config, change, reasonOf, size } = useSettings();
  return (
    <SettingsRow label={text.fields.globalI18n} htmlFor={id}>
      <LanguageSelect
        id={id}
        size={size}
        value={config.globalI18n}
        disabledReason={reasonOf('globalI18n')}
        onChange={(globalI18n) => change({ globalI18n })}
        className="sb:max-w-40"
      />
    </SettingsRow>
  );
}
