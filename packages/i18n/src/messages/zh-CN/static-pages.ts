import type { staticPages as en } from '../en/static-pages.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

/** Editing of the static pages and their versions. */
export const staticPages: Translated<typeof en> = {
  title: titles.staticPages,
  add: '发布',
  emptyTitle: '暂无静态页面',
  emptyText: '服务器下次启动时会写入自带的页面。',
  fields: { title: '标题', key: '页面', language: '语言', body: '正文', number: '版本' },
  hints: { body: '段落之间空一行；标题以“# ”开头，列表项以“- ”开头。保存后立即发布，旧版本会保留。' },
  keys: { terms: '服务条款', privacy: '隐私政策', help: '帮助' },
  languages: { en: '英文', 'zh-cn': '简体中文', 'zh-tw': '繁体中文' },
  actions: { versions: { label: '版本' } },
  versions: {
    title: '版本：{name}',
    older: '版本',
    newer: '对比版本',
    one: '版本 {number, number} · {time}',
    by: '{version} · {user}',
    current: '{version}（当前发布）',
    difference: '逐行对比',
    added: '新增',
    removed: '删除',
    same: '两个版本相同。',
    first: '目前只有一个版本。',
    restore: '重新发布此版本',
    done: '版本 {number, number} 已作为新版本重新发布。',
  },
};
