import { memo, useDeferredValue, useMemo, useState, type CSSProperties, type ReactNode } from 'react';

import { Field } from '../../../components/field/index.js';
import { Select } from '../../../components/select/index.js';
import { Textarea } from '../../../components/textarea/index.js';
import { Journey } from '../../../getting-started/examples/your-own-answer.js';
import { AirJourney } from '../../../getting-started/examples/your-own-message.js';
import { Code } from '../code.js';
import { useGuideLanguage } from '../language.js';
import { Facts } from '../tokens.js';
import { readAnswer, type Reading } from './read-answer.js';
import { samplesOf } from './samples.js';
import { playgroundTexts } from './texts.js';

const surface: CSSProperties = {
  display: 'grid',
  gap: 16,
  minInlineSize: 0,
  padding: 16,
  border: '1px solid var(--sb-color-border)',
  borderRadius: 'var(--sb-radius-surface)',
  background: 'var(--sb-color-surface)',
  color: 'var(--sb-color-text)',
};

/** Maximum number of faults in the table. */
const LISTED = 20;

/** A pasted response as the widgets draw it, and the code that does so. */
export function AnswerPlayground({ oceanCode, airCode }: { oceanCode: string; airCode: string }): ReactNode {
  const language = useGuideLanguage();
  const texts = playgroundTexts[language];
  const [samples] = useState(() => samplesOf(language));
  const [opened] = useState(() => new Date().toISOString());
  const [text, setText] = useState(samples[0].text);
  const typed = useDeferredValue(text);
  const sample = samples.find((one) => one.text === typed);
  const asOf = sample?.asOf ?? opened;
  const reading = useMemo(() => readAnswer(typed, asOf, texts), [typed, asOf, texts]);
  return (
    <>
      <div className="sb-unstyled" style={{ ...surface, marginBlock: '12px 24px' }}>
        <Field label={texts.sample}>
          <Select
            placeholder={texts.own}
            value={samples.find((one) => one.text === text)?.name ?? ''}
            options={samples.map(({ name }) => ({ value: name, label: name }))}
            onChange={({ currentTarget: { value } }) => setText(samples.find(({ name }) => name === value)?.text ?? '')}
          />
        </Field>
        <Field label={texts.response} description={texts.formats} error={reading.kind === 'none' ? reading.why : undefined}>
          <Textarea rows={10} spellCheck={false} value={text} onChange={({ currentTarget: { value } }) => setText(value)} />
        </Field>
      </div>
      {reading.kind !== 'none' && (
        <div className="sb-unstyled" style={surface}>
          <output style={{ fontSize: 'var(--sb-text-sm)', overflowWrap: 'anywhere' }}>{reading.summary}</output>
          <Result reading={reading} now={asOf} />
        </div>
      )}
      {reading.faults.length > 0 && (
        <Facts heads={[texts.where, texts.why]} rows={reading.faults.slice(0, LISTED).map(({ where, why }) => [where, why])} />
      )}
      {reading.kind !== 'none' && <Code code={reading.kind === 'ocean' ? oceanCode : airCode} language="tsx" />}
    </>
  );
}

/** Drawn by the files whose code is shown. Derived again for another response alone: typing draws the page at each press of a key. */
const Result = memo(function Result({ reading, now }: { reading: Exclude<Reading, { kind: 'none' }>; now: string }): ReactNode {
  return reading.kind === 'ocean' ? (
    <Journey response={reading.response} asOf={now} />
  ) : (
    <AirJourney message={reading.message} asOf={now} />
  );
});
