import { Textarea } from '@seaberry/ui/textarea';

export function AutoGrowExample() {
  return <Textarea aria-label="Numbers, one a line" autoGrow identifier defaultValue={'COSU6412873350\nMEDUKR554120'} />;
}
