import type { GuideLanguage } from '../language.js';

/** Texts of the playground. */
export interface PlaygroundTexts {
  readonly sample: string;
  readonly own: string;
  readonly response: string;
  readonly formats: string;
  readonly where: string;
  readonly why: string;
  readonly nothing: string;
  readonly tooLong: (characters: string) => string;
  readonly tooDeep: (levels: string) => string;
  readonly tooMany: Readonly<Record<'objects' | 'events' | 'airports', (most: string) => string>>;
  readonly noJson: (message: string) => string;
  readonly noOcean: string;
  readonly noAir: string;
  readonly event: (number: number, path: string) => string;
  readonly line: (number: number, field: string) => string;
  /** @param code of `EventProblem` or `AirProblem` */
  readonly problem: (code: string, leftOut: boolean) => string;
}

const CHINESE_PROBLEMS: Readonly<Record<string, string>> = {
  'not-an-object': '不是对象',
  'not-a-message': '不是报文',
  missing: '缺失',
  'wrong-type': '类型不符',
  'unknown-code': '未知代码',
  'bad-time': '时间无效',
  'bad-check-digit': '校验位错误',
  'too-long': '过长',
  'not-well-formed': '格式不完整',
  'too-deep': '嵌套过深',
};

export const playgroundTexts: Readonly<Record<GuideLanguage, PlaygroundTexts>> = {
  en: {
    sample: 'Sample',
    own: 'Your own',
    response: 'Response of a carrier or an airline',
    formats: 'DCSA Track & Trace 2.x or 3, FSU, XFSU or ONE Record. It stays in this page and is sent nowhere.',
    where: 'Where',
    why: 'What is wrong with it',
    nothing: 'Nothing is pasted yet.',
    tooLong: (characters) => `The text is longer than ${characters} characters. Paste the response of one shipment.`,
    tooDeep: (levels) => `Objects and lists are nested more than ${levels} levels deep. Paste the response as the carrier sent it.`,
    tooMany: {
      objects: (most) => `There are more than ${most} objects. Paste the response of one shipment.`,
      events: (most) => `There are more than ${most} events. Paste the response of one shipment.`,
      airports: (most) => `There are more than ${most} airports. Paste the response of one shipment.`,
    },
    noJson: (message) => `This is not JSON. ${message}`,
    noOcean: 'No event of DCSA Track & Trace was found in it.',
    noAir: 'No status of FSU, XFSU or ONE Record was found in it.',
    event: (number, path) => `Event ${number}, ${path || 'event'}`,
    line: (number, field) => `Line ${number}, ${field}`,
    problem: (code, leftOut) => `${code.replaceAll('-', ' ')}${leftOut ? ': left out' : ''}`,
  },
  'zh-cn': {
    sample: '样例',
    own: '您自己的数据',
    response: '船公司或航空公司的返回数据',
    formats: 'DCSA Track & Trace 2.x 或 3、FSU、XFSU 或 ONE Record。数据只留在本页，不会发送到任何地方。',
    where: '位置',
    why: '问题',
    nothing: '尚未粘贴内容。',
    tooLong: (characters) => `文本超过 ${characters} 个字符。请只粘贴一票货的返回数据。`,
    tooDeep: (levels) => `对象和列表的嵌套超过 ${levels} 层。请原样粘贴船公司或航空公司的返回数据。`,
    tooMany: {
      objects: (most) => `对象超过 ${most} 个。请只粘贴一票货的返回数据。`,
      events: (most) => `事件超过 ${most} 个。请只粘贴一票货的返回数据。`,
      airports: (most) => `机场超过 ${most} 个。请只粘贴一票货的返回数据。`,
    },
    noJson: (message) => `不是有效的 JSON。${message}`,
    noOcean: '其中没有 DCSA Track & Trace 事件。',
    noAir: '其中没有 FSU、XFSU 或 ONE Record 状态。',
    event: (number, path) => `第 ${number} 个事件，${path || '整个事件'}`,
    line: (number, field) => `第 ${number} 行，${field}`,
    problem: (code, leftOut) => `${CHINESE_PROBLEMS[code] ?? code}${leftOut ? '，已略去' : ''}`,
  },
};
