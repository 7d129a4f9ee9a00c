import type { dictionaries as en } from '../en/dictionaries.js';
import type { Translated } from '../translated.js';
import { titles } from './titles.js';

/** Dictionaries and enumerations. */
export const dictionaries: Translated<typeof en> = {
  types: {
    title: titles.dictionaries,
    add: '新增字典',
    emptyTitle: '暂无字典',
    emptyText: '字典是表单中可选的一组值。',
    deleteText: '其下的字典值将一并删除，且无法撤销。',
    fields: { name: '字典名称', builtIn: '内置' },
    hints: { code: '程序按此编码查找字典。' },
  },
  values: {
    title: titles.dictionaryValues,
    add: '新增字典值',
    emptyTitle: '暂无字典值',
    emptyText: '该字典下没有字典值。',
    fields: { dictTypeId: '字典', value: '显示文本', name: '名称', tagType: '标签颜色', extData: '扩展数据', builtIn: '内置' },
    hints: { code: '保存在数据中的值。', value: '显示给用户的文本；修改后各语言相同。', extData: '供读取字典的程序使用。' },
    tagTypes: { primary: '主题色', success: '绿色', info: '蓝色', warning: '橙色', danger: '红色' },
  },
  enumerations: {
    title: titles.enumerations,
    emptyTitle: '暂无枚举',
    emptyText: '服务端未声明枚举。',
    fields: { typeDescribe: '枚举', typeName: '类型名', typeRemark: '用于' },
  },
  members: {
    title: titles.enumerationValues,
    emptyTitle: '暂无枚举值',
    emptyText: '该枚举下没有值。',
    fields: { describe: '显示文本', value: '值', name: '成员' },
  },
};
