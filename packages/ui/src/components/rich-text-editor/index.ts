export { loadRichTextEditor, RichTextEditor, type RichTextEditorProps } from './rich-text-editor.js';
export { plainTextOf } from './rich-text-editor.logic.js';
export { RichText, type RichTextProps } from './rich-text.js';
