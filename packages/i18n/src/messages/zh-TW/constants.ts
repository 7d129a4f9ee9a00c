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
  dictionaries: {
    sex: {
      name: '性別',
      items: { '0': '未說明', '1': '男', '2': '女' },
    },
    card_type: {
      name: '證件類型',
      items: { '0': '身分證', '1': '護照', '2': '出生證明', '3': '港澳臺通行證', '4': '外國人居留證' },
    },
    education: {
      name: '教育程度',
      items: {
        '0': '其他',
        '1': '未就學',
        '2': '國小',
        '3': '國中',
        '4': '普通高中',
        '5': '技工學校',
        '6': '職業教育',
        '7': '職業高中',
        '8': '中等專科',
        '9': '專科',
        '10': '大學',
        '11': '碩士',
        '12': '博士',
      },
    },
    political_outlook: {
      name: '政治面貌',
      items: { '1': '無黨籍', '2': '共青團員', '3': '中共黨員', '4': '其他黨派', '5': '無黨派人士' },
    },
    org_type: {
      name: '機構類型',
      items: { '101': '集團', '201': '公司', '301': '部門', '401': '區域', '501': '小組' },
    },
    job_status: {
      name: '在職狀態',
      items: { '1': '在職', '2': '離職', '3': '請假', '4': '其他' },
    },
    account_type: {
      name: '帳號類型',
      items: { '999': '超級管理員', '888': '系統管理員', '777': '一般帳號' },
    },
    data_scope: {
      name: '資料範圍',
      items: { '1': '全部資料', '2': '本部門及以下資料', '3': '本部門資料', '4': '僅本人資料', '5': '自訂資料' },
    },
    status: {
      name: '狀態',
      items: { '1': '啟用', '2': '停用' },
    },
    notice_type: {
      name: '通知公告類型',
      items: { '1': '通知', '2': '公告' },
    },
    notice_status: {
      name: '通知公告狀態',
      items: { '0': '未發布', '1': '已發布' },
    },
    read_status: {
      name: '閱讀狀態',
      items: { '0': '未讀', '1': '已讀' },
    },
  },
};
