import { BCP47 } from '@seaberry/i18n';
import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';

import { useLocale } from '../../lib/ui-provider.js';
import { codeTexts } from './code-texts.js';

/** Time for which a button says that the code was copied. */
const SAID_MS = 2_000;

/** Label of a button that copies code, and its action. */
export function useCopy(code: string): { label: ReactElement; copy: () => void } {
  const locale = useLocale();
  const [said, setSaid] = useState<'copied' | 'notCopied'>();
  useEffect(() => {
    if (said === undefined) return undefined;
    const timer = setTimeout(() => setSaid(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = (): void => {
    navigator.clipboard.writeText(code).then(
      () => setSaid('copied'),
      () => setSaid('notCopied'),
    );
  };
  return {
    label: <span lang={BCP47[locale]}>{codeTexts[locale][said ?? 'copy']}</span>,
    copy,
  };
}

interface CodeProps {
  code: string;
  language: string;
}

/** Source code without a button. The block `Source` is white in every theme, this one is not. */
export function PlainCode({ code, language }: CodeProps): ReactNode {
  // Passed on to a block whose own button is English; its type does not list it.
  const withoutButton = { copyable: false };
  return (
    <CodeOrSourceMdx className={`language-${language}`} {...withoutButton}>
      {code.trimEnd()}
    </CodeOrSourceMdx>
  );
}

/** Source code on a docs page, with a button that copies it. */
export function Code(props: CodeProps): ReactNode {
  const { label, copy } = useCopy(props.code);
  return (
    <div className="sb-code">
      <PlainCode {...props} />
      <button type="button" onClick={copy}>
        {label}
      </button>
    </div>
  );
}

/** Code in the text of a guide: a block with a language, or a name in a line. */
export function MdxCode({ className, children }: { className?: string; children?: ReactNode }): ReactNode {
  const language = /^language-(.+)/u.exec(className ?? '')?.[1];
  if (language === undefined || typeof children !== 'string') return <CodeOrSourceMdx>{children}</CodeOrSourceMdx>;
  return <Code code={children} language={language} />;
}
