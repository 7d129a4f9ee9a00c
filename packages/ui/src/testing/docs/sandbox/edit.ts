import { isChinese, openPage } from '../pages.js';
import { exampleAddress } from './address.js';

interface EditableStory {
  readonly id: string;
  readonly parameters: Record<string, unknown>;
}

interface DocsParameters {
  readonly source?: { readonly code?: string };
  readonly canvas?: object;
}

/** Gives a story of an example file the action “Edit” in guides, which opens it in the sandbox. */
export function declareEdit({ id, parameters }: EditableStory): void {
  const docs = parameters['docs'] as DocsParameters | undefined;
  if (docs?.source?.code === undefined) return;
  const edit = {
    // A guide may be Chinese, and the one opened after it English.
    get title() {
      return isChinese(openPage()) ? '编辑' : 'Edit';
    },
    onClick: () => {
      const around = globalThis.parent === globalThis.window ? undefined : globalThis.parent;
      (around ?? globalThis.window).location.assign(exampleAddress(id, isChinese(openPage())));
    },
  };
  parameters['docs'] = { ...docs, canvas: { ...docs.canvas, additionalActions: [edit] } };
}
