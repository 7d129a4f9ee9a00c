import { Textarea } from '@seaberry/ui/textarea';

export function TextareaExample() {
  return <Textarea aria-label="Remark" />;
}
