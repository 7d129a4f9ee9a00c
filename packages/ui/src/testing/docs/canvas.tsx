import { BCP47 } from '@seaberry/i18n';
import { Canvas as StorybookCanvas, useOf } from '@storybook/addon-docs/blocks';
import { useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { useLocale } from '../../lib/ui-provider.js';
import { codeOf } from '../stories/example.js';
import { codeTexts } from './code-texts.js';
import { PlainCode, useCopy } from './code.js';
import { openInSandbox } from './sandbox/edit.js';

type CanvasProps = ComponentProps<typeof StorybookCanvas>;

/** Instead of Storybook's canvas, whose buttons are English: shows, copies and edits the code of an example in the language of the toolbar. */
export function Canvas(props: CanvasProps): ReactNode {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const code = codeOf(story.parameters, useLocale() === 'zh-cn');
  const { language = 'tsx' } = (story.parameters['docs'] as { source?: { language?: string } } | undefined)?.source ?? {};
  return code === undefined ? <StorybookCanvas {...props} /> : <ExampleCanvas {...props} id={story.id} code={code} language={language} />;
}

type ExampleCanvasProps = CanvasProps & { id: string; code: string; language: string };

function ExampleCanvas({ id, code, language, sourceState = 'hidden', ...canvas }: ExampleCanvasProps): ReactNode {
  const [shown, setShown] = useState(sourceState === 'shown');
  const locale = useLocale();
  const { show, hide, edit } = codeTexts[locale];
  const { label, copy } = useCopy(code);
  const textOf = (text: string): ReactElement => <span lang={BCP47[locale]}>{text}</span>;
  return (
    <>
      <StorybookCanvas
        {...canvas}
        sourceState="none"
        additionalActions={[
          { title: textOf(shown ? hide : show), onClick: () => setShown(!shown) },
          { title: label, onClick: copy },
          { title: textOf(edit), onClick: () => openInSandbox(id) },
        ]}
      />
      {shown && (
        <div className="sb-example-code">
          <PlainCode code={code} language={language} />
        </div>
      )}
    </>
  );
}
