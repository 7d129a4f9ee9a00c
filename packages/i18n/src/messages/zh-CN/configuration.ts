import type { configuration as en } from '../en/configuration.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

/** Parameters of the installation, and site settings. */
export const configuration: Translated<typeof en> = {
  parameters: {
    title: titles.parameters,
    add: '新增参数',
    emptyTitle: '暂无参数',
    emptyText: '参数由编码和供程序读取的值组成。',
    fields: {
      name: '参数名称',
      value: '参数值',
      groupCode: '分组',
      sysFlag: '内置',
      kind: '类型',
      min: '最小值',
      max: '最大值',
      fixedBy: '设置来源',
    },
    hints: { code: '程序按此编码查找参数。', value: '清空后，内置参数恢复默认值。', groupCode: '同一分组的参数列在一起。' },
    sysFlags: { '1': '是', '2': '否' },
    groups: { signIn: '登录', password: '密码', session: '会话', logs: '日志', files: '文件', regions: '地区', mail: '邮件' },
    actions: { values: { label: '编辑参数值', done: '参数值已保存。' } },
    setBy: '由服务器环境变量 {name} 设置。',
    on: '开启',
    off: '关闭',
    range: '{min} 至 {max}',
  },
  site: {
    title: titles.siteSettings,
    description: '所有公司各页面共用的名称、标志和备案信息；留空即使用产品默认值。',
    names: '名称',
    legal: '版权与备案',
    fields: {
      sysTitle: '站点标题',
      sysViceTitle: '登录页标题',
      sysViceDesc: '标语',
      sloganEn: '英文标语',
      sloganZhCn: '简体中文标语',
      sloganZhTw: '繁体中文标语',
      logo: '标志',
      sysWatermark: '水印',
      sysCopyright: '版权信息',
      sysIcp: 'ICP 备案号',
      sysIcpUrl: '备案号链接',
    },
    watermarkHint: '与用户姓名一起显示在各页面上；留空则无水印。',
    logoHint: 'PNG、JPEG 或 WebP，不超过 1 MB。',
    saved: '站点设置已保存。',
  },
};
