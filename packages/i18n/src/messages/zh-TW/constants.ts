import type { constants as base } from '../en/constants.js';
import type { Translated } from '../translated.js';

export const constants: Translated<typeof base> = {
  lists: {
    stage: '海運階段',
    state: '追蹤狀態',
    node: '節點狀態',
    subscription: '訂閱狀態',
    anomaly: '海運異常',
    reference: '訂閱類型',
    carrier: '運送人',
    service: '運輸條款',
  },
  references: { BL: '提單', CONTAINER: '貨櫃', BOOKING: '訂艙' },
};
