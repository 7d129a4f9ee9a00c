import { SHARED_HEADINGS, SHARED_UNUSED } from '../shared-headings.js';

/** Headings of sheets of ocean bills. One of `billNo`, `bookingNo` or `containerNo` also says which kind of number its column has. */
export const OCEAN_HEADINGS = {
  referenceNo: 'reference no, reference number, reference, ref no, tracking no, tracking number, number, referenceNo, 跟踪单号, 追踪单号, 追蹤單號, 查询单号, 查詢單號, 单号, 單號, 运单号, 運單號',
  billNo: 'b/l no, b/l, bl, bl no, bl number, b/l number, bill, bill no, bill number, bill of lading, bill of lading no, mbl, mbl no, m b/l, master b/l, master bill, ocean bill, ocean bill no, 提单号, 提單號, 提单号码, 提單號碼, 提单, 提單, 主单号, 主單號, 主提单号, 主提單號, 船东单号, 船東單號, 船公司提单号, 船公司提單號, 海运提单号, 海運提單號',
  bookingNo: 'booking no, booking, booking number, bkg no, bkg, s/o, so no, s/o no, shipping order, 订舱号, 訂艙號, 订舱单号, 訂艙單號, 订舱编号, 訂艙編號, so号, so號, 预约号',
  containerNo: 'container no, container, container number, containers, cntr no, cntr, ctnr no, ctn no, unit no, containerNo, 箱号, 箱號, 柜号, 櫃號, 集装箱号, 集裝箱號, 货柜号, 貨櫃號, 货柜号码, 貨櫃號碼, 柜号码, 櫃號碼',
  referenceType: 'reference type, number type, type of number, referenceType, 单号类型, 單號類型, 号码类型, 號碼類型',
  carrierCode: 'carrier, carrier code, carrier name, shipping line, line, liner, steamship line, ssl, scac, scac code, carrierCode, 船公司, 承运人, 承運人, 承运商, 運送人, 船东, 船東, 船司, 船公司代码, 船公司代碼, 航商',
  orderNo: SHARED_HEADINGS.orderNo,
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
  customer: SHARED_HEADINGS.customer,
  customerService: SHARED_HEADINGS.customerService,
  notificationEmail: SHARED_HEADINGS.notificationEmail,
  estimatedDeliveryTime: 'estimated delivery time, estimated delivery, planned delivery, estimatedDeliveryTime, 预计送货时间, 預計送貨時間, 预计交货时间, 預計交貨時間',
  customerDeadline: 'customer deadline, deadline, required date, due date, must arrive by, customerDeadline, 客户期限, 客戶期限, 客户要求日期, 客戶要求日期, 要求到货日, 要求到貨日, 要求到货日期, 要求到貨日期, 客户要求到货日, 客戶要求到貨日, 客户要求到货日期, 客戶要求到貨日期, 要求送达日, 要求送達日, 要求送达日期, 要求送達日期, 客户交期, 客戶交期, 交期, 交货期, 交貨期, 交货日期, 交貨日期, 截止日期',
  deliveryAddress: 'delivery address, address, deliveryAddress, 送货地址, 送貨地址, 交货地址, 交貨地址, 地址',
  remark: SHARED_HEADINGS.remark,
} as const; // prettier-ignore

/** A field that a column of a sheet of ocean bills can have. */
export type OceanSheetField = keyof typeof OCEAN_HEADINGS;

export const OCEAN_UNUSED = `${SHARED_UNUSED}, vessel, vessel name, 船名, voyage, voyage no, 航次, 船名航次, 开航日, 開航日, 船期, 到港日, 箱型, 櫃型, 柜型, 箱量`;
