/** An element without its namespace prefix. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Text directly inside it. */
  text: string;
  children: XmlElement[];
  /** Line of its start tag, from 1. */
  line: number;
}

export interface XmlFault {
  code: 'not-well-formed' | 'too-deep' | 'too-long';
  line: number;
  field: string;
}

/** Far above any cargo message: they have nine levels and a few hundred elements. */
const MAX_DEPTH = 40;
const MAX_ELEMENTS = 50_000;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const NAME = /[A-Za-z_][\w.:-]*/uy;
const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/uy;
const TAG_END = /\s*(\/?)>/uy;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/giu, (whole, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? whole) : whole;
        const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
      })
    : text;

/**
 * Elements of an XML document. It reads what data messages consist of (elements, attributes, text, CDATA, comments, the five predefined entities) and
 * refuses a document type: no entity is declared or fetched, so that a short message cannot grow.
 */
export function parseXml(source: string): XmlElement | XmlFault {
  return new Reader(source).read();
}

class Reader {
  private at = 0;
  private line = 1;
  /** Position up to which `line` counts. */
  private counted = 0;
  private elements = 0;
  private readonly open: XmlElement[] = [];
  private root: XmlElement | null = null;

  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  read(): XmlElement | XmlFault {
    const { source } = this;
    while (this.at < source.length) {
      const tag = source.indexOf('<', this.at);
      this.text(source.slice(this.at, tag < 0 ? source.length : tag), true);
      if (tag < 0) break;
      this.at = tag;
      const fault = this.markup();
      if (fault !== null) return fault;
    }
    return this.root === null || this.open.length > 0 ? this.fault('not-well-formed', this.open.at(-1)?.name ?? 'document') : this.root;
  }

  private text(text: string, isMarkup: boolean): void {
    const element = this.open.at(-1);
    if (element !== undefined && text.trim() !== '') element.text += isMarkup ? decoded(text) : text;
  }

  private markup(): XmlFault | null {
    const { source, at } = this;
    if (source.startsWith('<!--', at)) return this.skip('-->', 4);
    if (source.startsWith('<![CDATA[', at)) return this.skip(']]>', 9, true);
    if (source.startsWith('<?', at)) return this.skip('?>', 2);
    if (source.startsWith('<!', at)) return this.fault('not-well-formed', 'document type');
    return source.startsWith('</', at) ? this.close() : this.start();
  }

  private skip(end: string, from: number, isText = false): XmlFault | null {
    const found = this.source.indexOf(end, this.at + from);
    if (found < 0) return this.fault('not-well-formed', end);
    if (isText) this.text(this.source.slice(this.at + from, found), false);
    this.at = found + end.length;
    return null;
  }

  private close(): XmlFault | null {
    const end = this.source.indexOf('>', this.at);
    const name = end < 0 ? '' : localName(this.source.slice(this.at + 2, end).trim());
    const element = this.open.pop();
    if (element === undefined || element.name !== name) return this.fault('not-well-formed', element?.name ?? name);
    this.at = end + 1;
    return null;
  }

  private start(): XmlFault | null {
    const line = this.lineNow();
    const full = this.match(NAME, 1)?.[0];
    if (full === undefined) return this.fault('not-well-formed', 'element');
    const name = localName(full);
    this.at += 1 + full.length;
    const attributes = new Map<string, string>();
    for (let found = this.match(ATTRIBUTE); found !== null; found = this.match(ATTRIBUTE)) {
      attributes.set(localName(found[1] ?? ''), decoded(found[2] ?? found[3] ?? ''));
      this.at += found[0].length;
    }
    const end = this.match(TAG_END);
    if (end === null || (this.root !== null && this.open.length === 0)) return this.fault('not-well-formed', name);
    this.at += end[0].length;
    const element: XmlElement = { name, attributes, text: '', children: [], line };
    this.open.at(-1)?.children.push(element);
    this.root ??= element;
    this.elements += 1;
    if (this.elements > MAX_ELEMENTS) return this.fault('too-long', name);
    if (end[1] === '/') return null;
    this.open.push(element);
    return this.open.length > MAX_DEPTH ? this.fault('too-deep', name) : null;
  }

  private match(pattern: RegExp, offset = 0): RegExpExecArray | null {
    pattern.lastIndex = this.at + offset;
    return pattern.exec(this.source);
  }

  private lineNow(): number {
    for (; this.counted < this.at; this.counted += 1) if (this.source.charCodeAt(this.counted) === 10) this.line += 1;
    return this.line;
  }

  private fault(code: XmlFault['code'], field: string): XmlFault {
    return { code, field: field.slice(0, 60), line: this.lineNow() };
  }
}
