import { describe, expect, it } from 'vitest';

import { findable } from '../../.storybook/search.js';
import { plainTitle, readWords } from '../../packages/ui/src/testing/docs/sidebar.js';

const words = readWords();
const pages = Object.entries(words).flatMap(([page, texts]) => (texts === undefined ? [] : [{ page, texts: texts.split(', ') }]));

describe('the words of the sidebar search', () => {
  it('exist for every component, pattern, widget, frame and screen', () => {
    const without = Object.keys(words).filter((title) => title.split('/').length === 2 && !title.includes(', ') && !words[title]);
    expect(without).toEqual([]);
    expect(pages.length).toBeGreaterThan(150);
  });

  it('include Chinese, each once per page', () => {
    const chinese = ({ texts }: { texts: string[] }) => texts.some((word) => /\p{Script=Han}/u.test(word));
    expect(pages.filter((one) => !chinese(one)).map(({ page }) => page)).toEqual([]);
    expect(pages.filter(({ texts }) => new Set(texts).size !== texts.length).map(({ page }) => page)).toEqual([]);
  });

  it('are in the searched and hidden field, and a docs page has the name of its component', () => {
    const base = { importPath: './x.mdx', tags: [] };
    const index = findable({
      v: 5,
      entries: {
        'components-overlays-dialog--guide': {
          ...base,
          id: 'components-overlays-dialog--guide',
          type: 'docs',
          title: 'Components/Overlays/Dialog',
          name: 'Guide',
          storiesImports: [],
        },
        'components-overlays-dialog--default': {
          ...base,
          id: 'components-overlays-dialog--default',
          type: 'story',
          subtype: 'story',
          title: 'Components/Overlays/Dialog',
          name: 'Default',
        },
      },
    });
    const [guide, story] = Object.values(index.entries);
    expect(guide).toMatchObject({ id: 'components-overlays-dialog--guide', name: 'Dialog' });
    expect(guide).toHaveProperty('anchors', expect.arrayContaining([{ id: '', title: 'modal' }]));
    expect(story).toMatchObject({ name: 'Default' });
    expect(story).not.toHaveProperty('anchors');
  });

  it('find the Chinese page of a guide by the Chinese words, under its Chinese name', () => {
    const page = { importPath: './button.mdx', type: 'docs' as const, title: 'Components/Actions/Button', storiesImports: [] };
    const tags = ['attached-mdx'];
    const { entries } = findable({
      v: 5,
      entries: {
        'components-actions-button--guide': { ...page, tags, id: 'components-actions-button--guide', name: 'Guide' },
        'components-actions-button--guide-zh': { ...page, tags, id: 'components-actions-button--guide-zh', name: 'Guide zh' },
        'welcome--guide': { ...page, tags: [], id: 'welcome--guide', title: 'Welcome', name: 'Guide' },
        'welcome--guide-zh': { ...page, tags: [], id: 'welcome--guide-zh', title: 'Welcome 欢迎', name: 'Guide zh' },
      },
    });
    const texts = Object.values(entries).map((entry) => [
      entry.name,
      (entry as { anchors?: { title: string }[] }).anchors
        ?.map(({ title }) => title)
        .filter((word) => /^(?:cta|home|按钮|首页)$/.test(word)),
    ]);
    expect(texts).toEqual([
      ['Button', ['cta', '按钮']],
      ['Button 按钮', ['按钮']],
      ['Welcome', ['home', '首页']],
      ['Welcome 欢迎', ['首页']],
    ]);
  });

  it('are keyed by the title of the story without its group', () => {
    expect(plainTitle('Components/Overlays/Dialog')).toBe('Components/Dialog');
    expect(plainTitle('Components/Inputs/Tree/States')).toBe('Components/Tree/States');
    expect(plainTitle('Patterns/Data table/Large')).toBe('Patterns/Data table/Large');
    expect(plainTitle('Welcome')).toBe('Welcome');
  });
});
