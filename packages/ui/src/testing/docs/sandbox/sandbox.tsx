import { BCP47, LOCALE_NAMES, LOCALES, isLocale, type Locale } from '@seaberry/i18n';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useId, useState, type CSSProperties, type ReactNode } from 'react';

import { Alert } from '../../../components/alert/index.js';
import { Button } from '../../../components/button/index.js';
import { Field } from '../../../components/field/index.js';
import { Select } from '../../../components/select/index.js';
import { useLocale } from '../../../lib/ui-provider.js';
import { compile, type Compiled } from './compile.js';
import { CodeEditor } from './editor.js';
import { sandboxTexts } from './texts.js';
import { FRAME_DOCUMENT, useFrame } from './use-frame.js';
import { useOpened, linkOf } from './use-opened.js';

/** Time after the last key press until the code runs. */
const TYPING_MS = 400;
const WIDTHS = ['1440', '1024', '390'];

/** Changed code by the code that was opened: Storybook draws a page anew when its toolbar changes. */
const drafts = new Map<string, string>();

const column: CSSProperties = { display: 'grid', gap: 12, minInlineSize: 0, marginBlock: '12px 24px' };
const bar: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8 };

/** Editor and result of an example: of a guide, or of the code in the link. */
export function Sandbox(): ReactNode {
  const { loadStory } = useContext(DocsContext);
  const language = useLocale();
  const texts = sandboxTexts[language];
  const opened = useOpened(loadStory);
  return (
    <div lang={BCP47[language]} className="sb-unstyled" style={column}>
      {opened ? <Workbench key={opened.id} {...opened} /> : <p>{texts.loading}</p>}
    </div>
  );
}

interface WorkbenchProps {
  code: string;
  /** Whether it is code of this repository. Any other waits for a press. */
  own: boolean;
  unreadable: boolean;
}

function Workbench({ code: first, own, unreadable }: WorkbenchProps): ReactNode {
  const texts = sandboxTexts[useLocale()];
  const ids = { keys: useId(), fault: useId() };
  const [resets, setResets] = useState(0);
  const [code, setCode] = useState(() => drafts.get(first) ?? first);
  // Code of a link must not run before a press: the sender of a link could otherwise draw anything on this page.
  const [allowed, setAllowed] = useState(own);
  const [theme, setTheme] = useState<'light' | 'dark'>(() => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'));
  const [locale, setLocale] = useState<Locale>(useLocale());
  const [width, setWidth] = useState('');
  const [said, setSaid] = useState('');
  const [compiled, setCompiled] = useState<Compiled>(() => compile(code));
  useEffect(() => {
    const timer = setTimeout(() => setCompiled(compile(code)), TYPING_MS);
    return () => clearTimeout(timer);
  }, [code]);

  const {
    ref,
    generation,
    onLoad,
    restart,
    fault: thrown,
  } = useFrame(allowed && 'js' in compiled ? { js: compiled.js, theme, locale } : undefined);
  const fault = 'fault' in compiled ? compiled.fault : thrown;

  const run = (): void => {
    setAllowed(true);
    setCompiled(compile(code));
    restart();
  };
  const reset = (): void => {
    drafts.delete(first);
    setCode(first);
    setCompiled(compile(first));
    setResets(resets + 1);
    setSaid('');
    restart();
  };
  const copy = (text: Promise<string | undefined>): void => {
    text
      .then(async (found) => {
        if (found !== undefined) await navigator.clipboard.writeText(found);
        setSaid(found === undefined ? texts.tooLong : texts.copied);
      })
      .catch(() => setSaid(texts.notCopied));
  };
  return (
    <>
      {unreadable && <Alert tone="warning">{texts.unreadable}</Alert>}
      {!allowed && (
        <Alert tone="warning" title={texts.linkTitle}>
          {texts.link}
        </Alert>
      )}
      <CodeEditor
        key={resets}
        code={code}
        label={texts.code}
        describedBy={`${ids.fault} ${ids.keys}`}
        faultyLine={fault?.line}
        onChange={(typed) => {
          drafts.set(first, typed);
          setCode(typed);
          setSaid('');
        }}
        onRun={run}
      />
      <div id={ids.fault} aria-live="polite">
        {fault && (
          <Alert tone="danger" role="none" data-sandbox="fault">
            {texts.fault(fault)}
          </Alert>
        )}
      </div>
      <div style={bar}>
        <Button variant={allowed ? 'secondary' : 'primary'} onClick={run}>
          {texts.run}
        </Button>
        <Button variant="secondary" onClick={reset}>
          {texts.reset}
        </Button>
        <Button variant="secondary" onClick={() => copy(Promise.resolve(code))}>
          {texts.copy}
        </Button>
        <Button variant="secondary" onClick={() => copy(linkOf(code))}>
          {texts.copyLink}
        </Button>
        <output style={{ alignSelf: 'center', fontSize: 13, color: 'var(--sb-color-muted)' }}>{said}</output>
      </div>
      <p id={ids.keys} style={{ margin: 0, fontSize: 13, color: 'var(--sb-color-muted)' }}>
        {texts.keys}
      </p>
      <div style={bar}>
        <Field label={texts.theme}>
          <Select
            value={theme}
            options={(['light', 'dark'] as const).map((value) => ({ value, label: texts.themes[value] }))}
            onChange={({ currentTarget: { value } }) => setTheme(value === 'dark' ? 'dark' : 'light')}
          />
        </Field>
        <Field label={texts.language}>
          <Select
            value={locale}
            options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
            onChange={({ currentTarget: { value } }) => isLocale(value) && setLocale(value)}
          />
        </Field>
        <Field label={texts.width}>
          <Select
            value={width}
            options={[{ value: '', label: texts.full }, ...WIDTHS.map((value) => ({ value, label: `${value} px` }))]}
            onChange={({ currentTarget: { value } }) => setWidth(value)}
          />
        </Field>
      </div>
      <div style={{ overflowX: 'auto', border: '1px solid var(--sb-color-border)', borderRadius: 8 }}>
        <iframe
          key={generation}
          ref={ref}
          title={texts.result}
          // An origin of its own: the code reads and changes nothing of this page or its site; `channelGuard` stops its messages to Storybook.
          sandbox="allow-scripts allow-forms"
          allow="clipboard-write"
          srcDoc={FRAME_DOCUMENT}
          onLoad={onLoad}
          style={{ display: 'block', border: 0, inlineSize: width === '' ? '100%' : Number(width), blockSize: 520 }}
        />
      </div>
    </>
  );
}
