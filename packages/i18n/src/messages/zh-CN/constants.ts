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
  dictionaries: {
    sex: {
      name: '性别',
      items: { '0': '未说明', '1': '男', '2': '女' },
    },
    card_type: {
      name: '证件类型',
      items: { '0': '身份证', '1': '护照', '2': '出生证', '3': '港澳台通行证', '4': '外国人居留证' },
    },
    education: {
      name: '文化程度',
      items: {
        '0': '其他',
        '1': '未上过学',
        '2': '小学',
        '3': '初中',
        '4': '普通高中',
        '5': '技工学校',
        '6': '职业教育',
        '7': '职业高中',
        '8': '中等专科',
        '9': '大学专科',
        '10': '大学本科',
        '11': '硕士研究生',
        '12': '博士研究生',
      },
    },
    political_outlook: {
      name: '政治面貌',
      items: { '1': '群众', '2': '共青团员', '3': '中共党员', '4': '其他党派', '5': '无党派人士' },
    },
    org_type: {
      name: '机构类型',
      items: { '101': '集团', '201': '公司', '301': '部门', '401': '区域', '501': '组' },
    },
    job_status: {
      name: '在职状态',
      items: { '1': '在职', '2': '离职', '3': '请假', '4': '其他' },
    },
    account_type: {
      name: '账号类型',
      items: { '999': '超级管理员', '888': '系统管理员', '777': '普通账号' },
    },
    data_scope: {
      name: '数据范围',
      items: { '1': '全部数据', '2': '本部门及以下数据', '3': '本部门数据', '4': '仅本人数据', '5': '自定义数据' },
    },
    status: {
      name: '状态',
      items: { '1': '启用', '2': '停用' },
    },
    notice_type: {
      name: '通知公告类型',
      items: { '1': '通知', '2': '公告' },
    },
    notice_status: {
      name: '通知公告状态',
      items: { '0': '未发布', '1': '已发布' },
    },
    read_status: {
      name: '阅读状态',
      items: { '0': '未读', '1': '已读' },
    },
  },
};
