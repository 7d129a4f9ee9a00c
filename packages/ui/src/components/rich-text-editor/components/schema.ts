import { Extension, getSchema, Mark, type Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';

import { isAllowedAddress } from '../rich-text-editor.logic.js';

/** A link with nothing but its address: the link extension of Tiptap keeps class, target and title of pasted text. */
const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (element) => isAllowedAddress(element.getAttribute('href') ?? '') && null }],
  renderHTML: ({ HTMLAttributes: { href } }) => ['a', { href: String(href), target: '_blank', rel: 'noopener noreferrer nofollow' }, 0],
});

// One by one instead of the starter kit, which would bring code blocks, cursors and a link parser that are never used.
export const extensions: Extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Underline,
  Strike,
  Link,
  Heading.configure({ levels: [2, 3] }),
  Blockquote,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  UndoRedo,
];

/** Everything that a rich text can contain. Anything else is dropped when HTML is read. */
export const schema = getSchema(extensions);

const lengthOf = (doc: Node): number => doc.textContent.length;

/** Rejects changes that make the text longer than `limit` characters. A text that is already too long may get shorter. */
export const limitLength = (limit: number): Extension =>
  Extension.create({
    name: 'limit',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: (change, { doc }) =>
          !change.docChanged ||
          // From `setContent` without an update: a value given by the form is shown even if it is too long.
          change.getMeta('preventUpdate') === true ||
          lengthOf(change.doc) <= limit ||
          lengthOf(change.doc) <= lengthOf(doc),
      }),
    ],
  });
