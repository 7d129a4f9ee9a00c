import type { Formatters, UiMessages } from '../../lib/ui-provider.js';
import { CRON_PARTS, CRON_RULES, type CronFault } from './cron.logic.js';

/** Message of a fault, with the position and the name of the part. */
export function cronFaultText(fault: CronFault, text: UiMessages['cron'], format: Formatters): string {
  if (fault.reason === 'partCount') return text.partCount(fault.count, format.number(fault.count));
  const { part, typed } = fault;
  const { min, max, example } = CRON_RULES[part];
  const about = {
    unreadable: () => text.unreadable(typed, example),
    outOfRange: () => text.outOfRange(typed, format.number(min), format.number(max)),
    wrongOrder: () => text.wrongOrder(typed),
    wrongStep: () => text.wrongStep(typed),
    repeated: () => text.repeated(typed),
    missing: () => text.missing,
    never: () => text.never(typed),
  }[fault.reason]();
  return text.inPart(format.number(CRON_PARTS.indexOf(part) + 1), text.parts[part], about);
}
