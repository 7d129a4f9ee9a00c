import { compactRail, airRail } from '@seaberry/tracking';
import { useDeferredValue, useMemo, useState, type CSSProperties, type ReactNode } from 'react';

import { Field } from '../../../components/field/index.js';
import { Select } from '../../../components/select/index.js';
import { Textarea } from '../../../components/textarea/index.js';
import { OutlookStatement } from '../../../tracking/outlook-statement/index.js';
import { ShipmentTimeline } from '../../../tracking/shipment-timeline/index.js';
import type { JourneyNode } from '../../../tracking/lib/node.js';
import { StageRail } from '../../../tracking/stage-rail/index.js';
import { Code } from '../code.js';
import { useGuideLanguage } from '../language.js';
import { Facts } from '../tokens.js';
import { readAnswer, type Reading } from './read-answer.js';
import { SAMPLES } from './samples.js';
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
  const texts = playgroundTexts[useGuideLanguage()];
  const [opened] = useState(() => new Date().toISOString());
  const [text, setText] = useState(SAMPLES[0].text);
  const typed = useDeferredValue(text);
  const sample = SAMPLES.find((one) => one.text === typed);
  const asOf = sample?.asOf ?? opened;
  const reading = useMemo(() => readAnswer(typed, asOf, texts), [typed, asOf, texts]);
  return (
    <>
      <div className="sb-unstyled" style={{ ...surface, marginBlock: '12px 24px' }}>
        <Field label={texts.sample}>
          <Select
            placeholder={texts.own}
            value={SAMPLES.find((one) => one.text === text)?.name ?? ''}
            options={SAMPLES.map(({ name }) => ({ value: name, label: name }))}
            onChange={({ currentTarget: { value } }) => setText(SAMPLES.find(({ name }) => name === value)?.text ?? '')}
          />
        </Field>
        <Field label={texts.response} description={texts.formats} error={reading.kind === 'none' ? reading.why : undefined}>
          <Textarea rows={10} spellCheck={false} value={text} onChange={({ currentTarget: { value } }) => setText(value)} />
        </Field>
      </div>
      {reading.kind !== 'none' && (
        <div className="sb-unstyled" style={surface}>
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

function Result({ reading, now }: { reading: Exclude<Reading, { kind: 'none' }>; now: string }): ReactNode {
  const rail: { nodes: readonly JourneyNode[]; position: number } =
    reading.kind === 'ocean' ? compactRail(reading.shipment, { named: true }) : airRail(reading.shipment, { named: true });
  return (
    <>
      {reading.kind === 'ocean' && <OutlookStatement outlook={reading.shipment.outlook} variant="headline" />}
      <StageRail variant="full" nodes={rail.nodes} position={rail.position} now={now} />
      <ShipmentTimeline shipment={reading.shipment} />
    </>
  );
}
