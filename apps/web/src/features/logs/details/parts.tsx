import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { JsonViewer } from '@seaberry/ui/json-viewer';
import type { ReactNode } from 'react';

import { readJson } from '../changes.logic.ts';

export interface PartProps {
  label: string;
  text: string | null | undefined;
}

/** JSON viewer; other text unchanged; nothing without text. */
export function JsonPart({ label, text }: PartProps): ReactNode {
  const json = readJson(text);
  return json ? <JsonViewer label={label} value={json.value} defaultDepth={3} /> : <TextPart label={label} text={text} />;
}

/** Text with line breaks; nothing without text. */
export function TextPart({ label, text }: PartProps): ReactNode {
  if (!text) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{label}</CardTitle>
      </CardHeader>
      <CardBody>
        <pre className="m-0 wrap-anywhere whitespace-pre-wrap">{text}</pre>
      </CardBody>
    </Card>
  );
}
