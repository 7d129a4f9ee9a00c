import { EMAIL, EMAIL_MAX } from '@seaberry/tracking/rules';
import type { Reason } from '../../../http/errors.ts';
import type { Parameter } from './catalogue.ts';

/** A bare address, or a name with the address in angle brackets. No line breaks: the value becomes a header of email. */
const SENDER = /^(?:[^<>\r\n]{1,100}<([^<>\s]+)>|([^<>\s]+))$/u;

/** A text that a flag accepts, as the origin and other clients write it, with what is stored. */
const FLAGS: Readonly<Record<string, string>> = { true: 'True', '1': 'True', false: 'False', '2': 'False', '0': 'False' };

/** The value of a built-in parameter as it is stored, or the reason of its refusal. */
export function readValue(parameter: Pick<Parameter, 'kind' | 'min' | 'max'>, text: string): { value: string } | { reason: Reason } {
  const { kind, min = 0, max = Number.MAX_SAFE_INTEGER } = parameter;
  const trimmed = text.trim();
  switch (kind) {
    case 'flag': {
      const value = FLAGS[trimmed.toLowerCase()];
      return value === undefined ? { reason: 'invalid' } : { value };
    }
    case 'integer': {
      const number = /^\d{1,9}$/u.test(trimmed) ? Number(trimmed) : -1;
      return number < min || number > max ? { reason: { code: 'wholeNumber', params: { min, max } } } : { value: String(number) };
    }
    case 'sender': {
      const [, named, bare] = SENDER.exec(trimmed) ?? [];
      const address = named ?? bare ?? '';
      return address.length <= EMAIL_MAX && EMAIL.test(address) ? { value: trimmed } : { reason: 'sender' };
    }
  }
}
