import type { schedule as base } from '../en/schedule.js';
import type { Translated } from '../translated.js';

export const schedule: Translated<typeof base> = {
  title: '任务队列',
  asOf: '截至 {time}（{zone}）',
  kept: '已结束的任务保留 {length}，更早的不计数也不列出。',
  empty: '还没有任何队列。',
  counts: {
    waiting: '等待',
    running: '运行中',
    done: '已完成',
    failed: '失败',
  },
  schedule: '计划',
  onDemand: '有任务时执行',
  next: '下次运行',
  runs: '最近运行',
  noRuns: '保留期内没有运行记录。',
  columns: {
    start: '开始',
    duration: '耗时',
    state: '状态',
    problem: '问题',
  },
  states: {
    retry: '将重试',
    active: '运行中',
    completed: '已完成',
    cancelled: '已取消',
    failed: '失败',
  },
  queues: {
    deliver: { title: '发送消息', text: '把消息交给邮件服务器或短信服务，失败时重试。' },
    retention: { title: '清除旧日志', text: '删除已超过保留期的日志。' },
    requests: { title: '整理请求日志', text: '删除超过保留期限的请求记录，并结束因进程停止而中断的请求。' },
    estimates: { title: '校准预计到港', text: '读取已到港的货物，据此校准预计时间。' },
    statistics: { title: '更新表统计', text: '让内置数据库了解各表的大小，保持列表查询速度。' },
    vacuum: { title: '整理数据库', text: '释放内置数据库中已删除数据占用的空间。' },
    sweep: { title: '清理', text: '删除已过期的会话、票据和验证码，并为丢失了任务的消息重新创建任务。' },
    other: { text: '当前版本没有此队列的说明。' },
  },
  carriers: {
    title: '船公司',
    text: '系统向其查询正在跟踪的提单有何更新。没有响应的船公司查询次数会减少，但每分钟至少一次。',
    carrier: '船公司',
    answeredAt: '最近响应',
    answers: '有响应',
    silentSince: '自 {time} 起无响应',
    waiting: '待查询提单',
  },
  refused: {
    signedOut: {
      title: '此页面在系统内打开',
      text: '其地址只能使用一次，且很快失效。请在系统中打开“任务看板”，页面会在那里显示并保持更新。',
    },
    forbidden: {
      title: '您的账号不能查看此页面',
      text: '任务队列仅供平台管理员查看。如需了解情况，请联系管理员。',
    },
  },
};
