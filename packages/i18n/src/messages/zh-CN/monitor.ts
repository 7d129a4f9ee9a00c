import type { monitor as base } from '../en/monitor.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

export const monitor: Translated<typeof base> = {
  caches: {
    title: titles.cache,
    emptyTitle: '没有缓存',
    emptyText: '服务器内存中没有缓存数据。',
    fields: { prefix: '缓存', content: '内容', entries: '条目数', bytes: '大小（估算）', lifeMs: '有效时长', createTime: '最早缓存时间' },
    contents: {
      session: '已登录用户及其权限',
      token: '已校验的访问令牌',
      carrier: '承运人代码对照',
      timeZone: '时区',
      enumeration: '各语言的枚举',
      billCount: '数据量过大、不再精确计数的提单列表',
      disk: '磁盘可用空间',
      database: '数据库大小与连接数',
      frameHosts: '允许嵌入页面的网站',
    },
    actions: {
      empty: {
        label: '清空该缓存',
        title: '清空“{name}”？',
        text: '服务器会在需要时重新计算，不会丢失任何已保存的数据。',
        done: '缓存已清空。',
      },
      clear: {
        label: '清空全部缓存',
        title: '清空全部缓存？',
        text: '服务器会在需要时重新计算，接下来打开页面会稍慢。不会丢失任何已保存的数据，用户也无需重新登录。',
        done: '全部缓存已清空。',
      },
    },
  },
  entries: {
    title: titles.cacheEntries,
    emptyTitle: '没有缓存项',
    emptyText: '该缓存为空。',
    value: '值',
    gone: '服务器上已没有该缓存项。',
    fields: { key: '键名', createTime: '缓存时间', expireTime: '有效期至' },
    actions: {
      drop: {
        label: '删除缓存项',
        title: '删除“{name}”？',
        text: '服务器会在需要时重新计算，不会丢失任何已保存的数据。',
        done: '缓存项已删除。',
      },
    },
  },
  server: {
    title: titles.serverMonitor,
    lead: '显示本次响应的服务进程，每 15 秒刷新一次；多进程部署时，各进程分别统计。',
    unavailableTitle: '服务监控不可用',
    unavailableText: '该服务器不提供负载数据。',
    forbiddenTitle: '您的账号无权查看服务监控',
    forbiddenText: '服务监控仅供平台管理员查看。',
    figures: {
      cpu: 'CPU 使用率',
      processCpu: '本进程占用 CPU 核数',
      rss: '本进程内存',
      heap: 'JavaScript 堆内存',
      loopDelayMs: '事件循环最大延迟',
      databaseMs: '数据库响应时间',
      streams: '实时连接数',
    },
    hour: '最近一小时',
    figure: '指标',
    now: '当前',
    average: '平均',
    highest: '最高',
    host: {
      title: '主机',
      hostName: '主机名',
      system: '操作系统',
      arch: '系统架构',
      processors: 'CPU 核数',
      memory: '内存',
      memoryOf: '已用 {used}，共 {total}',
    },
    process: {
      title: '进程与数据库',
      started: '启动时间',
      dbVersion: '数据库',
      dbSize: '数据库大小',
      connections: '数据库连接数',
      ofMax: '{count} / {max}',
    },
    queue: {
      title: '任务队列',
      waiting: '等待中',
      running: '执行中',
      failed: '24 小时内失败',
    },
    disks: {
      title: '磁盘',
      diskData: '数据所在磁盘',
      diskProgram: '程序所在磁盘',
      diskText: '可用 {free} GB，共 {total} GB',
    },
    versions: {
      title: '组件版本',
      package: '组件',
      version: '版本',
    },
  },
};
