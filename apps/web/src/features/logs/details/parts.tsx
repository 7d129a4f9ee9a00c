import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { Skeleton } from '@seaberry/ui/skeleton';
import { Suspense, type ReactNode } from 'react';

import { lazily } from '../../../shared/lazily.tsx';
import { readJson } from '../changes.logic.ts';

const Viewer = lazily(async () => (await import('@seaberry/ui/json-viewer')).JsonViewer);

export interface PartProps {
  label: string;
  text: string | null | undefined;
}

/** JSON viewer; other text unchanged; nothing without text. */
export function JsonPart({ label, text }: PartProps): ReactNode {
  const json = readJson(text);
  if (!json) return <TextPart label={label} text={text} />;
  return (
    <Suspense fallback={<Skeleton className="w-1/2" />}>
      <Viewer.Component label={label} value={json.value} defaultDepth={3} />
    </Suspense>
  );
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
