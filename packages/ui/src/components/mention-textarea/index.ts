export { MentionTextarea, type MentionTextareaProps } from './mention-textarea.js';
export { mentionsIn } from './mention.logic.js';
