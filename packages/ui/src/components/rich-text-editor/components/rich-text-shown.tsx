import { createNodeFromContent } from '@tiptap/core';
import { DOMSerializer, Node } from '@tiptap/pm/model';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { proseClass } from './prose.js';
import { schema } from './schema.js';

/** Elements of a rich text, made from the schema and not from its source. */
export function elementsOf(html: string): DocumentFragment {
  const read = createNodeFromContent(html, schema, { slice: false });
  const fragment = document.createDocumentFragment();
  DOMSerializer.fromSchema(schema).serializeFragment(read instanceof Node ? read.content : read, {}, fragment);
  return fragment;
}

export function RichTextShown({ value }: { value: string }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => root.current?.replaceChildren(elementsOf(value)), [value]);
  return <div ref={root} data-slot="rich-text-body" className={proseClass} />;
}
