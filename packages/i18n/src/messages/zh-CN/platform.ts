import type { platform as base } from '../en/platform.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

export const platform: Translated<typeof base> = {
  jobs: {
    title: titles.jobDashboard,
    lead: '服务器任务队列的当前状况。',
    frame: '任务队列',
    refresh: '每 {seconds} 秒刷新',
    now: '立即刷新',
    notServedTitle: '这里没有任务看板',
    notServedText: '服务器在 {address} 没有页面。',
  },
  database: {
    title: titles.databaseVisual,
    lead: '数据库各表之间的关系，仅供查看：结构由迁移脚本变更。',
    forbiddenTitle: '您的账号不能查看数据库结构',
    forbiddenText: '数据库结构仅供平台管理员查看。如需了解，请联系管理员。',
  },
};
