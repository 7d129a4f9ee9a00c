import type { CSSProperties, ReactNode } from 'react';

import { version } from '../../../package.json';
import { BrandMark } from '../../components/brand-mark/index.js';
import { late, NOW } from '../../tracking/fixtures/journeys.js';
import { StageRail } from '../../tracking/stage-rail/index.js';
import { useGuideLanguage, type GuideLanguage } from './language.js';

const token = (name: string): string => `var(--sb-${name})`;
const surface: CSSProperties = {
  display: 'block',
  padding: 16,
  border: `1px solid ${token('color-border')}`,
  borderRadius: token('radius-surface'),
  background: token('color-surface'),
  color: token('color-text'),
  textDecoration: 'none',
};

const nodes = late.stations.flatMap((station) => station.milestones);

const hero: Readonly<Record<GuideLanguage, { system: string; rail: string }>> = {
  en: {
    system: 'The design system of Seaberry Tracking',
    rail: 'A whole journey in one line: plan above, actual below, the slip between them drawn.',
  },
  'zh-cn': { system: 'Seaberry Tracking 的设计系统', rail: '一行看完全程：上方是计划，下方是实际，两者之间画出偏差。' },
};

/** Brand mark and name, and one widget as an example of the product. */
export function Hero(): ReactNode {
  const texts = hero[useGuideLanguage()];
  return (
    <div className="sb-unstyled" style={{ display: 'grid', gap: 20, marginBlockEnd: 24, color: token('color-text') }}>
      <div style={{ display: 'flex', gap: 14, alignItems: 'center' }}>
        <BrandMark size="lg" />
        <div>
          <h1 style={{ margin: 0, fontSize: 30, lineHeight: 1.2, fontWeight: 600 }}>Seaberry</h1>
          <div style={{ color: token('color-muted') }}>{texts.system}</div>
        </div>
      </div>
      <div style={{ ...surface, display: 'flex', flexWrap: 'wrap', gap: 20, alignItems: 'center' }}>
        <StageRail nodes={nodes} now={NOW} width={360} />
        <span style={{ fontSize: 13, color: token('color-muted') }}>{texts.rail}</span>
      </div>
    </div>
  );
}

const pages = {
  en: {
    start: 'Install',
    changes: 'Changelog',
    contribute: 'Contributing',
    release: (number: string) => `Version ${number}, MIT.`,
  },
  'zh-cn': {
    start: '安装',
    changes: '更新日志',
    contribute: '参与开发',
    release: (number: string) => `版本 ${number}，MIT 许可。`,
  },
} as const;

/** Version of the package, and the pages that say how it is set up and changed. */
export function Release(): ReactNode {
  const language = useGuideLanguage();
  const texts = pages[language];
  const end = language === 'zh-cn' ? '-zh' : '';
  const links = [
    [texts.start, `getting-started-install--guide${end}`],
    [texts.changes, `project-changelog--guide${end}`],
    [texts.contribute, 'project-contributing-a-component--guide'],
  ] as const;
  return (
    <p className="sb-unstyled" style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', fontSize: 14, color: token('color-text') }}>
      <span>{texts.release(version)}</span>
      {links.map(([label, id]) => (
        <a key={id} href={`./?path=/docs/${id}`} target="_top" style={{ color: token('color-primary-text') }}>
          {label}
        </a>
      ))}
    </p>
  );
}

interface Place {
  to: string;
  title: string;
  says: string;
}

const places: Readonly<Record<GuideLanguage, readonly Place[]>> = {
  en: [
    {
      to: '/docs/foundations-colours--guide',
      title: 'Foundations',
      says: 'Colour, type, space, motion: the decisions all components share.',
    },
    { to: '/docs/components-actions-button--guide', title: 'Components', says: 'Buttons, inputs, dialogs, and when to use which.' },
    { to: '/docs/patterns-datatable--guide', title: 'Patterns', says: 'Tables, filters, bulk actions, import and export.' },
    { to: '/docs/tracking-stage-rail--guide', title: 'Tracking', says: 'The widgets that know cargo: rail, timeline, ETA history.' },
    { to: '/docs/layout-app-layout--guide', title: 'Layout', says: 'The frame of an application, of a detail, of sign-in.' },
    {
      to: '/story/tracking-shipment-timeline--default',
      title: 'Shipment timeline',
      says: 'Our signature component: a journey, event by event.',
    },
  ],
  'zh-cn': [
    { to: '/docs/foundations-colours--guide-zh', title: 'Foundations 基础', says: '颜色、文字、间距、动效：所有组件共用的规则。' },
    { to: '/docs/components-actions-button--guide-zh', title: 'Components 组件', says: '按钮、输入、弹窗，以及各自的适用场景。' },
    { to: '/docs/patterns-datatable--guide-zh', title: 'Patterns 模式', says: '表格、筛选、批量操作、导入和导出。' },
    { to: '/docs/tracking-stage-rail--guide-zh', title: 'Tracking 跟踪', says: '懂货运的组件：阶段条、时间线、ETA 变化。' },
    { to: '/docs/layout-app-layout--guide', title: 'Layout 布局', says: '应用框架、详情页、登录页。' },
    { to: '/story/tracking-shipment-timeline--default', title: 'Shipment timeline 时间线', says: '代表作：逐个节点呈现全程。' },
  ],
};

/** Links to the stories. */
export function Cards(): ReactNode {
  const language = useGuideLanguage();
  return (
    <div className="sb-unstyled" style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
      {places[language].map(({ to, title, says }) => (
        <a key={to} href={`./?path=${to}`} target="_top" style={surface}>
          <b style={{ color: token('color-primary-text') }}>{title}</b>
          <span style={{ display: 'block', marginBlockStart: 4, fontSize: 13, color: token('color-muted') }}>{says}</span>
        </a>
      ))}
    </div>
  );
}
