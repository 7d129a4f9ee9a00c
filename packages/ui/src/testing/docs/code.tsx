import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** A file of source on a page, drawn as the code between its words is: the block `Source` is white in every theme. */
export function Code({ code, language }: { code: string; language: 'css' | 'ts' | 'tsx' }): ReactNode {
  return <CodeOrSourceMdx className={`language-${language}`}>{code.trimEnd()}</CodeOrSourceMdx>;
}
