import type { GuideLanguage } from '../language.js';

/** A message of an airline as it was read. */
export interface AirRead {
  format: string;
  events: number;
  /** Of a message in lines of text. */
  lines: number | null;
  /** Numbers of the first air waybills, and how many there are. */
  waybills: readonly string[];
  count: number;
}

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
  readonly cutJson: (message: string) => string;
  readonly noJson: (message: string) => string;
  /** @param bills numbers of the first bills of lading of `count` */
  readonly readOcean: (events: number, containers: number, bills: readonly string[], count: number) => string;
  readonly readAir: (read: AirRead) => string;
  readonly page: string;
  readonly unknown: string;
  /** @param message of the server, empty without one */
  readonly refusal: (message: string) => string;
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
  'not-well-formed': '格式不正确',
  'too-deep': '嵌套过深',
};

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;
const listed = (numbers: readonly string[], count: number): string =>
  numbers.join(', ') + (count > numbers.length ? ` and ${count - numbers.length} more` : '');
const listedZh = (numbers: readonly string[], count: number): string => numbers.join('、') + (count > numbers.length ? ` 等` : '');

const FORMATS: Readonly<Record<GuideLanguage, string>> = {
  en: 'Understood are DCSA Track & Trace 2.x and 3 (JSON with events), ONE Record (JSON-LD), XFSU (XML) and FSU (lines of text that begin with FSU or FSA).',
  'zh-cn': '可识别 DCSA Track & Trace 2.x 和 3（含事件的 JSON）、ONE Record（JSON-LD）、XFSU（XML）以及 FSU（以 FSU 或 FSA 开头的文本）。',
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
    cutJson: (message) => `This begins like JSON, but is not complete: ${message}. Paste the whole response.`,
    noJson: (message) => `This begins like JSON, but is none: ${message}. Paste the response as it was received.`,
    readOcean: (events, containers, bills, count) =>
      `Read as DCSA Track & Trace: ${counted(events, 'event')}, ${counted(containers, 'container')}` +
      (count > 1 ? `, ${count} bills of lading: ${listed(bills, count)}. The one of most events is drawn.` : '.'),
    readAir: ({ format, events, lines, waybills, count }) =>
      `Read as ${format}: ${counted(events, 'event')}${lines === null ? '' : ` in ${counted(lines, 'line')}`}` +
      (count > 1
        ? `, ${count} air waybills: ${listed(waybills, count)}. The journey of ${waybills[0] ?? ''} is drawn.`
        : waybills.map((one) => `, air waybill ${one}`).join('') + '.'),
    page: 'This is a web page, not a response: perhaps the error page of a server. Paste the body of a successful response.',
    unknown: `No format is recognised. ${FORMATS.en}`,
    refusal: (message) => `This is an error message of the server${message === '' ? '' : ` (“${message}”)`}, not a response with events.`,
    noOcean: `It has no event of DCSA Track & Trace. ${FORMATS.en}`,
    noAir: `It has no status of an air waybill. ${FORMATS.en}`,
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
    cutJson: (message) => `开头像 JSON，但内容不完整：${message}。请粘贴完整的返回数据。`,
    noJson: (message) => `开头像 JSON，但格式不正确：${message}。请原样粘贴收到的返回数据。`,
    readOcean: (events, containers, bills, count) =>
      `识别为 DCSA Track & Trace：${events} 个事件，${containers} 个集装箱` +
      (count > 1 ? `，${count} 个提单：${listedZh(bills, count)}。所示为事件最多的提单。` : '。'),
    readAir: ({ format, events, lines, waybills, count }) =>
      `识别为 ${format}：${lines === null ? '' : `${lines} 行中有 `}${events} 个事件` +
      (count > 1
        ? `，${count} 个空运单：${listedZh(waybills, count)}。所示为 ${waybills[0] ?? ''}。`
        : waybills.map((one) => `，空运单 ${one}`).join('') + '。'),
    page: '这是一个网页，不是返回数据，可能是服务器的出错页面。请粘贴成功返回的正文。',
    unknown: `无法识别格式。${FORMATS['zh-cn']}`,
    refusal: (message) => `这是服务器的错误信息${message === '' ? '' : `（“${message}”）`}，其中没有事件。`,
    noOcean: `其中没有 DCSA Track & Trace 事件。${FORMATS['zh-cn']}`,
    noAir: `其中没有空运单的状态。${FORMATS['zh-cn']}`,
    event: (number, path) => `第 ${number} 个事件，${path || '整个事件'}`,
    line: (number, field) => `第 ${number} 行，${field}`,
    problem: (code, leftOut) => `${CHINESE_PROBLEMS[code] ?? code}${leftOut ? '，已略去' : ''}`,
  },
};
