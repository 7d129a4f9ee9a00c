import type { UiMessages } from '../types.js';

export const identifiers: UiMessages['identifiers'] = {
  advice: {
    checkDigit: (expected, given) => `檢查碼不符：應為 ${expected}，填寫的是 ${given}。號碼仍依原樣接受。`,
    container: '櫃號為 4 個字母加 7 位數字，例如 CSNU6829160。號碼仍依原樣接受。',
    bill: '提單號碼為 4 至 20 位字母和數字。號碼仍依原樣接受。',
    booking: '訂艙號碼為 4 至 35 位字母和數字。號碼仍依原樣接受。',
    awb: '空運提單號為 11 位數字，例如 020-12345675。號碼仍依原樣接受。',
    imo: 'IMO 編號為 7 位數字，例如 9321483。號碼仍依原樣接受。',
    mmsi: 'MMSI 為 9 位數字，以 2 至 7 開頭。號碼仍依原樣接受。',
    useExpected: (value) => `改為 ${value}`,
  },
  kinds: {
    container: '櫃號',
    awb: '空運提單號',
    bill: '提單號',
    booking: '訂艙號',
    imo: 'IMO 編號',
    mmsi: 'MMSI',
  },
  list: {
    found: (value, kind) => `${value} · ${kind}`,
    named: (value, kind, issuer) => `${value} · ${kind} · ${issuer}`,
    placeholder: '每行一個號碼，或以逗號分隔多個號碼',
    duplicate: (line) => `第 ${line} 行已有。`,
    unknown: '不是貨物的號碼。',
    otherKind: (kind) => `這是另一類號碼：${kind}。`,
    tooMany: (limit) => `一次最多 ${limit} 個號碼。`,
  },
};
