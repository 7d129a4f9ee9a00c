import { toHalfWidth } from '../identifiers/normalise.js';

/**
 * Headings of the sheets of forwarders and shippers, by field: English, Simplified and Traditional Chinese. A heading of `billNo`, `bookingNo`
 * or `containerNo` also says which kind of number its column has.
 */
export const SHEET_HEADINGS = {
  referenceNo: 'reference no, reference number, reference, ref no, tracking no, tracking number, number, referenceNo, 跟踪单号, 追踪单号, 追蹤單號, 查询单号, 查詢單號, 单号, 單號, 运单号, 運單號',
  billNo: 'b/l no, b/l, bl, bl no, bl number, b/l number, bill, bill no, bill number, bill of lading, bill of lading no, mbl, mbl no, m b/l, master b/l, master bill, ocean bill, ocean bill no, 提单号, 提單號, 提单号码, 提單號碼, 提单, 提單, 主单号, 主單號, 主提单号, 主提單號, 船东单号, 船東單號, 船公司提单号, 船公司提單號, 海运提单号, 海運提單號',
  bookingNo: 'booking no, booking, booking number, bkg no, bkg, s/o, so no, s/o no, shipping order, 订舱号, 訂艙號, 订舱单号, 訂艙單號, 订舱编号, 訂艙編號, so号, so號, 预约号',
  containerNo: 'container no, container, container number, containers, cntr no, cntr, ctnr no, ctn no, unit no, containerNo, 箱号, 箱號, 柜号, 櫃號, 集装箱号, 集裝箱號, 货柜号, 貨櫃號, 货柜号码, 貨櫃號碼, 柜号码, 櫃號碼',
  referenceType: 'reference type, number type, type of number, referenceType, 单号类型, 單號類型, 号码类型, 號碼類型',
  carrierCode: 'carrier, carrier code, carrier name, shipping line, line, liner, steamship line, ssl, scac, scac code, carrierCode, 船公司, 承运人, 承運人, 承运商, 運送人, 船东, 船東, 船司, 船公司代码, 船公司代碼, 航商',
  orderNo: 'order no, order number, order, po, po no, p.o., po number, purchase order, orderNo, 订单号, 訂單號, 订单, 訂單, 订单编号, 訂單編號, 采购单号, 採購單號, 工作号, 工作號, 业务编号, 業務編號, 委托编号, 委託編號',
  deliveryNo: 'delivery no, delivery number, delivery note, dn, dn no, deliveryNo, 送货单号, 送貨單號, 交货单号, 交貨單號',
  verificationNo: 'verification no, verificationNo, 核销单号, 核銷單號',
  serviceType: 'service type, service, terms, transport terms, serviceType, 服务类型, 服務類型, 运输条款, 運輸條款',
  dock: 'dock, terminal, wharf, 码头, 碼頭',
  polCode: 'pol code, loading port code, polCode, 起运港代码, 起運港代碼, 装货港代码, 裝貨港代碼',
  polName: 'pol, port of loading, loading port, load port, origin, origin port, from, port of departure, departure port, polName, 起运港, 起運港, 装货港, 裝貨港, 装运港, 裝運港, 启运港, 啟運港, 始发港, 始發港, 出发港, 出發港, 起始港, 起运地, 起運地',
  podCode: 'pod code, discharge port code, podCode, 目的港代码, 目的港代碼, 卸货港代码, 卸貨港代碼',
  podName: 'pod, port of discharge, discharge port, destination port, port of destination, destination, to, arrival port, podName, 目的港, 目的港口, 卸货港, 卸貨港, 卸港, 到达港, 到達港, 到港, 目的地港, 抵达港, 抵達港',
  pldCode: 'pld code, pldCode, 交货地代码, 交貨地代碼',
  pldName: 'pld, place of delivery, final destination, fnd, delivery place, pldName, 交货地, 交貨地, 目的地, 最终目的地, 最終目的地',
  customer: 'customer, customer name, client, client name, shipper, consignee, customer, 客户, 客戶, 客户名称, 客戶名稱, 委托人, 委託人, 委托单位, 委託單位, 委托方, 货主, 貨主, 发货人, 發貨人, 收货人, 收貨人',
  customerService: 'customer service, cs, operator, handled by, contact, customerService, 客服, 客服人员, 客服人員, 操作, 操作员, 操作人員, 负责人, 負責人, 跟单员, 跟單員',
  notificationEmail: 'notification email, email, e-mail, mail, notify email, notificationEmail, 通知邮箱, 通知信箱, 邮箱, 郵箱, 信箱, 电子邮件, 電子郵件, 电邮, 電郵',
  estimatedDeliveryTime: 'estimated delivery time, estimated delivery, planned delivery, estimatedDeliveryTime, 预计送货时间, 預計送貨時間, 预计交货时间, 預計交貨時間',
  customerDeadline: 'customer deadline, deadline, required date, due date, must arrive by, customerDeadline, 客户期限, 客戶期限, 客户要求日期, 客戶要求日期, 要求到货日, 要求到貨日, 要求到货日期, 要求到貨日期, 客户要求到货日, 客戶要求到貨日, 客户要求到货日期, 客戶要求到貨日期, 要求送达日, 要求送達日, 要求送达日期, 要求送達日期, 客户交期, 客戶交期, 交期, 交货期, 交貨期, 交货日期, 交貨日期, 截止日期',
  deliveryAddress: 'delivery address, address, deliveryAddress, 送货地址, 送貨地址, 交货地址, 交貨地址, 地址',
  remark: 'remark, remarks, note, notes, comment, comments, memo, 备注, 備註, 附注, 附註, 说明, 說明, 备考',
} as const satisfies Record<string, string>; // prettier-ignore

/** A field that a column of a sheet can have. */
export type SheetField = keyof typeof SHEET_HEADINGS;

/** Columns of common sheets that no shipment has a field for. */
const UNUSED =
  'no, #, seq, serial, item, s/n, index, row, 序号, 序號, 编号, 編號, 行号, 行號, vessel, vessel name, 船名, voyage, voyage no, 航次, 船名航次, etd, eta, atd, ata, 开航日, 開航日, 船期, 到港日, 件数, 件數, 毛重, 体积, 體積, 品名, 箱型, 櫃型, 柜型, 箱量, 状态, 狀態, status, reason, 原因';

const fold = (text: string): string =>
  toHalfWidth(text)
    .toLowerCase()
    .replace(/[\s*._:()[\]【】/\\、,，。?&#'"-]+/gu, '');

const KNOWN = new Map<string, SheetField | 'unused'>();
for (const name of UNUSED.split(', ')) if (fold(name)) KNOWN.set(fold(name), 'unused');
for (const [field, names] of Object.entries(SHEET_HEADINGS))
  for (const name of names.split(', ')) KNOWN.set(fold(name), field as SheetField);

/** Parts of a heading in two languages or with a note: `提单号 (MBL)`, `船公司 Carrier`. */
function partsOf(text: string): string[] {
  const plain = text.replace(/[（(【[][^）)】\]]*[）)】\]]?/gu, ' ');
  const scripts = plain.match(/\p{sc=Han}+|[^\p{sc=Han}]+/gu) ?? [];
  return [text, plain, ...scripts, ...text.split(/[/|\n]/u)];
}

/**
 * Field of a column by its heading.
 *
 * @returns `unused` for a common heading without a field, null for a text that is no known heading
 */
export function fieldOfHeading(text: string): SheetField | 'unused' | null {
  if (text.length > 60) return null;
  for (const part of partsOf(text)) {
    const known = KNOWN.get(fold(part));
    if (known) return known;
  }
  return null;
}
