import { SHARED_HEADINGS, SHARED_UNUSED } from '../shared-headings.js';

/** Headings of sheets of air waybills. A house waybill is the forwarder's own: only the airline's number can be tracked. */
export const AIR_HEADINGS = {
  awbNo: 'air waybill no, air waybill, air waybill number, awb, awb no, awb number, mawb, mawb no, mawb number, master awb, master awb no, master air waybill, master air waybill no, master no, airwaybill, airwaybill no, airway bill, airway bill no, airway bill number, master airway bill, tracking no, tracking number, awbNo, 空运单号, 空運單號, 空运单, 空運單, 空运提单号, 空運提單號, 空运主单号, 空運主單號, 空运运单号, 航空运单号, 航空運單號, 航空运单, 航空運單, 主单号, 主單號, 主单, 主單, 主运单号, 主運單號, 主提单号, 主提單號, 总运单号, 總運單號, 总单号, 總單號, 运单号, 運單號, 运单号码, 運單號碼, 运单, 運單, 提单号, 提單號, 提单号码, 提單號碼, 单号, 單號, 跟踪单号, 追踪单号, 追蹤單號, 查询单号, 查詢單號',
  airlineCode: 'airline, airline code, airline name, air line, air company, air carrier, carrier, carrier code, carrier name, airlineCode, 航空公司, 航空公司代码, 航空公司代碼, 航空公司名称, 航空公司名稱, 航司, 航司代码, 航司代碼, 航空承运人, 航空承運人, 承运人, 承運人, 承运商, 運送人, 航商, 二字代码, 二字代碼, 二字码, 二字碼',
  localKeyword: 'local keyword, local keywords, keyword, local key, local keyid, local key id, localKeyword, 本地关键字, 本地關鍵字, 本地关键词, 本地關鍵詞, 关键字, 關鍵字, 关键词, 關鍵詞',
  orderNo: SHARED_HEADINGS.orderNo,
  originCode: 'origin, origin code, origin airport, airport of origin, airport of departure, departure airport, departure, departure code, from, from airport, port of loading, port of departure, loading port, pol, org, orig, dep, aod, originCode, 始发站, 始發站, 始发站代码, 始發站代碼, 始发地, 始發地, 始发港, 始發港, 始发机场, 始發機場, 起始站, 起始地, 起运港, 起運港, 起运地, 起運地, 起运站, 起運站, 起运机场, 起運機場, 启运港, 啟運港, 启运地, 啟運地, 起飞机场, 起飛機場, 起飞港, 起飛港, 起飞站, 起飛站, 出发机场, 出發機場, 出发站, 出發站, 出发地, 出發地, 出发港, 出發港, 装货机场, 裝貨機場, 装货港, 裝貨港',
  destinationCode: 'destination, destination code, destination airport, airport of destination, airport of arrival, arrival airport, arrival, arrival code, final destination, to, to airport, port of discharge, discharge port, destination port, pod, dest, dst, arr, destinationCode, 目的站, 目的站代码, 目的站代碼, 目的地, 目的港, 目的机场, 目的機場, 目的地机场, 目的地機場, 最终目的地, 最終目的地, 到达机场, 到達機場, 到达站, 到達站, 到达港, 到達港, 到达地, 到達地, 到站, 到港, 抵达机场, 抵達機場, 抵达站, 抵達站, 抵达港, 抵達港, 降落机场, 降落機場, 卸货机场, 卸貨機場, 卸货港, 卸貨港',
  customer: SHARED_HEADINGS.customer,
  customerService: SHARED_HEADINGS.customerService,
  notificationEmail: SHARED_HEADINGS.notificationEmail,
  remark: SHARED_HEADINGS.remark,
} as const; // prettier-ignore

/** A field that a column of a sheet of air waybills can have. */
export type AirSheetField = keyof typeof AIR_HEADINGS;

export const AIR_UNUSED = `${SHARED_UNUSED}, hawb, hawb no, house awb, house awb no, house air waybill, house no, 分单号, 分單號, 分单, 分單, 分运单号, 分運單號, flight, flight no, flight number, flight date, 航班, 航班号, 航班號, 航班日期, 航班日, 起飞时间, 起飛時間, 起飞日期, 起飛日期, pcs, pieces, weight, gross weight, chargeable weight, volume, 重量, 计费重, 計費重, 计费重量, 計費重量, 方数, 方數, commodity, goods, routing, via, 中转, 中轉, 中转站, 中轉站, 中转港, 中轉港`;
