import { RichTextEditor } from '@seaberry/ui/rich-text-editor';

export function RichTextEditorExample() {
  return <RichTextEditor placeholder="Write the notice" />;
}
