import { RichTextEditor } from '@seaberry/ui/rich-text-editor';

export function RichTextEditorExample() {
  return (
    <RichTextEditor
      placeholder="Write the notice"
      defaultValue="<p>The terminal at <strong>Yangshan</strong> is closed on Sunday, 29 November.</p><ul><li>Cut-off moves to Saturday, 18:00.</li><li>Booked vessels keep their berths.</li></ul>"
    />
  );
}
