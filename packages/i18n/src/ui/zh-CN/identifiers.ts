import type { UiMessages } from '../types.js';

export const identifiers: UiMessages['identifiers'] = {
  advice: {
    checkDigit: (expected, given) => `校验位不符：应为 ${expected}，填写的是 ${given}。号码仍按原样接受。`,
    container: '箱号为 4 个字母加 7 位数字，例如 CSNU6829160。号码仍按原样接受。',
    bill: '提单号为 4 至 20 位字母和数字。号码仍按原样接受。',
    booking: '订舱号为 4 至 35 位字母和数字。号码仍按原样接受。',
    awb: '空运单号为 11 位数字，例如 020-12345675。号码仍按原样接受。',
    imo: 'IMO 编号为 7 位数字，例如 9321483。号码仍按原样接受。',
    mmsi: 'MMSI 为 9 位数字，以 2 至 7 开头。号码仍按原样接受。',
    useExpected: (value) => `改为 ${value}`,
  },
  kinds: {
    container: '箱号',
    awb: '空运单号',
    bill: '提单号',
    booking: '订舱号',
    imo: 'IMO 编号',
    mmsi: 'MMSI',
  },
  list: {
    found: (value, kind) => `${value} · ${kind}`,
    named: (value, kind, issuer) => `${value} · ${kind} · ${issuer}`,
    placeholder: '每行一个号码，或用逗号分隔多个号码',
    duplicate: (line) => `第 ${line} 行已有。`,
    unknown: '不是货物的号码。',
    otherKind: (kind) => `这是另一类号码：${kind}。`,
    tooMany: (limit) => `一次最多 ${limit} 个号码。`,
  },
};
