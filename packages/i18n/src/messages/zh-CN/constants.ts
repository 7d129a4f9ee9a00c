import type { constants as base } from '../en/constants.js';
import type { Translated } from '../translated.js';

export const constants: Translated<typeof base> = {
  lists: {
    stage: '海运阶段',
    state: '跟踪状态',
    node: '节点状态',
    subscription: '订阅状态',
    anomaly: '海运异常',
    reference: '订阅类型',
    carrier: '承运人',
    service: '运输条款',
  },
  references: { BL: '提单', CONTAINER: '集装箱', BOOKING: '订舱' },
};
