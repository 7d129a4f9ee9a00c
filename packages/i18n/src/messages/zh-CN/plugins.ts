import type { plugins as en } from '../en/plugins.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

/** By the parts of their names. */
const events = {
  order: { added: '新增订单' },
  shipment: { changed: '运输变化' },
  alert: { raised: '发出提醒' },
  user: { created: '新增账号', enabled: '启用账号', disabled: '停用账号' },
  notice: { published: '发布公告' },
};

export const plugins: Translated<typeof en> = {
  list: {
    title: titles.plugins,
    add: '上传插件',
    emptyTitle: '暂无插件',
    emptyText: '插件通过请求其网址，将这里发生的事件通知其他系统。',
    deleteText: '不再向其发送任何内容，其推送记录一并删除，删除后无法恢复。',
    fields: {
      name: '名称',
      pluginVersion: '版本',
      events: '事件',
      description: '说明',
      author: '作者',
      manifest: '清单',
      previousUntil: '旧密钥有效期至',
    },
    events,
    hints: {
      manifest: '包含 name、code、version 和 hooks 的 JSON，最多 16 KB。code 与已有插件相同时将替换该插件，密钥和状态不变。',
    },
    sections: { main: '插件' },
    actions: {
      enable: { label: '启用', done: '“{name}”已启用。' },
      disable: {
        label: '停用',
        title: '停用“{name}”？',
        text: '不再向其发送任何内容，等待中的推送将停止。',
        done: '“{name}”已停用。',
      },
      manifest: { label: '查看清单', title: '“{name}”的清单' },
      rotate: { label: '更换密钥' },
      test: { label: '发送测试事件', done: '正在向“{name}”发送测试事件。' },
    },
    file: { choose: '选择文件', sample: '插入示例' },
    rotation: {
      title: '更换“{name}”的密钥',
      text: '新密钥只显示一次。在所选时间内请求同时用新旧密钥签名，以便接收方切换。',
      keep: '旧密钥',
      minutes: { none: '立即失效', hour: '1 小时后失效', day: '1 天后失效', week: '7 天后失效' },
      submit: '更换',
    },
    shown: {
      title: '“{name}”的密钥',
      done: '我已保存',
      once: '请立即保存密钥',
      onceText: '密钥不会再次显示。接收方用它验证请求来自本系统。',
      secret: '密钥',
      oldUntil: '在 {time} 之前，请求也用旧密钥签名。',
      replaced: '“{name}”已替换',
      replacedText: '密钥和状态与之前相同。',
    },
  },
  deliveries: {
    title: '推送记录',
    emptyTitle: '暂无推送记录',
    emptyText: '请求在此保留 30 天。可发送测试事件来检验网址。',
    fields: {
      event: '事件',
      state: '状态',
      url: '网址',
      attempts: '次数',
      responseStatus: '响应',
      elapsed: '耗时',
      error: '原因',
      createTime: '发生时间',
      lastTime: '上次推送',
      nextTime: '下次推送',
      body: '内容',
      id: 'webhook-id',
      pluginId: '插件',
    },
    events: { ...events, plugin: { test: '测试' } },
    states: { waiting: '等待中', delivered: '已送达', failed: '失败', stopped: '已停止' },
    sections: { main: '推送' },
    actions: {
      sendAgain: { label: '重新发送', done: '正在重新发送。' },
    },
  },
};
