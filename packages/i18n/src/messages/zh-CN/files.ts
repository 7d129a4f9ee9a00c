import { titles } from './titles.js';
import type { files as en } from '../en/files.js';
import type { Translated } from '../translated.js';

export const files: Translated<typeof en> = {
  title: titles.files,
  add: '上传文件',
  emptyTitle: '暂无文件',
  emptyText: '运单和公司的文件保存在这里。',
  deleteText: '文件将从存储中删除，无法撤销。',
  fields: {
    fileName: '文件名',
    suffix: '扩展名',
    sizeKb: '大小',
    state: '状态',
    fileType: '分类',
    isPublic: '全公司可见',
    relationName: '所属记录',
    provider: '存储',
    bucketName: '存储桶',
    createTime: '上传时间',
    createUserName: '上传人',
  },
  hints: {
    fileName: '扩展名保持不变。',
    isPublic: '数据范围不包含此文件的同事也可以查看。',
    bill: '输入提单的任一号码即可查找。',
  },
  states: { clean: '可用', scanning: '病毒扫描中', infected: '发现病毒' },
  relations: { oceanBill: '海运提单' },
  actions: {
    upload: { label: '上传文件' },
    preview: { label: '预览' },
    download: { label: '下载', done: '下载' },
    attach: { label: '关联提单' },
    release: {
      label: '解除关联',
      title: '解除“{name}”的关联？',
      text: '该记录不再显示此文件。文件会保留，之后可以删除。',
      done: '{name} 已解除关联。',
    },
  },
  attach: { title: '将“{name}”关联到提单', done: '{name} 已关联到提单。' },
  upload: {
    field: '文件',
    hint: '也可以粘贴文件，例如截图。',
    used: '已用 {used}，共 {quota}',
    isPublic: '全公司可见',
    isPublicHint: '数据范围不包含这些文件的同事也可以查看。',
    billHint: '此后上传的文件归属该提单；留空则不关联。',
    close: '关闭',
    done: '已上传 {count, plural, other {# 个文件}}。',
  },
  preview: {
    frame: '{name} 的内容',
    lost: '预览加载失败。',
    none: '此类型的文件不支持预览，请下载后打开。',
    noPdf: '此浏览器无法显示 PDF，请下载后打开。',
    cut: '仅显示开头部分，完整内容请下载文件。',
    download: '下载',
  },
};
