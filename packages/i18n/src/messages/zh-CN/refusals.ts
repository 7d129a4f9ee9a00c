import type { refusals as en } from '../en/refusals.js';
import type { Translated } from '../translated.js';

/** Errors that only the server raises: it sends their texts, so no page loads them. */
export const refusals: Translated<typeof en> = {
  D3000: '字典不存在。',
  D3001: '已有相同编码的字典。',
  D3003: '该字典已有相同编码的字典值。',
  D3004: '字典值不存在。',
  D9000: '已存在同名称或同编码的参数。',
  D9001: '系统会读取此参数，请改为清空其值。',
  builtInDictionary: '产品自身使用此字典，删除后会重新建立。请改为停用。',
  builtInValue: '产品自身会在数据中写入此值。请改为停用。',
  wholeNumber: '请输入 {min} 至 {max} 的整数。',
  sender: '请输入邮箱地址，其前可加名称。',
  setByOperator: '此值由服务器通过 {name} 设置。',
};
