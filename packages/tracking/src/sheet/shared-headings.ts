/** Headings of fields that every kind of shipment has. */
export const SHARED_HEADINGS = {
  orderNo: 'order no, order number, order, po, po no, p.o., po number, purchase order, orderNo, 订单号, 訂單號, 订单, 訂單, 订单编号, 訂單編號, 采购单号, 採購單號, 工作号, 工作號, 业务编号, 業務編號, 委托编号, 委託編號',
  customer: 'customer, customer name, client, client name, shipper, consignee, customer, 客户, 客戶, 客户名称, 客戶名稱, 委托人, 委託人, 委托单位, 委託單位, 委托方, 货主, 貨主, 发货人, 發貨人, 收货人, 收貨人',
  customerService: 'customer service, cs, operator, handled by, contact, customerService, 客服, 客服人员, 客服人員, 操作, 操作员, 操作人員, 负责人, 負責人, 跟单员, 跟單員',
  notificationEmail: 'notification email, email, e-mail, mail, notify email, notificationEmail, 通知邮箱, 通知信箱, 邮箱, 郵箱, 信箱, 电子邮件, 電子郵件, 电邮, 電郵',
  remark: 'remark, remarks, note, notes, comment, comments, memo, 备注, 備註, 附注, 附註, 说明, 說明, 备考',
} as const; // prettier-ignore

/** Headings of common columns that no kind of shipment has a field for. */
export const SHARED_UNUSED =
  'no, #, seq, serial, item, s/n, index, row, 序号, 序號, 编号, 編號, 行号, 行號, etd, eta, atd, ata, 件数, 件數, 毛重, 体积, 體積, 品名, 状态, 狀態, status, reason, 原因';
