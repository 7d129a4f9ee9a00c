import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

/** Source code on a docs page, styled like inline code: the block `Source` is white in every theme. */
export function Code({ code, language }: { code: string; language: 'css' | 'html' | 'ts' | 'tsx' }): ReactNode {
  return <CodeOrSourceMdx className={`language-${language}`}>{code.trimEnd()}</CodeOrSourceMdx>;
}
