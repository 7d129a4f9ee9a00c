import type { AnswerOf } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import type { ContainerState, Outlook } from '@seaberry/tracking';
import { Card, CardBody, CardHeader, CardTitle } from '@seaberry/ui/card';
import { DescriptionList } from '@seaberry/ui/description-list';
import { ShipmentTimeline } from '@seaberry/ui/shipment-timeline';
import { Tabs } from '@seaberry/ui/tabs';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useState, type ReactNode } from 'react';

import type { SharedPage } from './shared-page.ts';

export interface SharedJourneyProps {
  answer: AnswerOf<'shareLink', 'shipment'>;
  shows: SharedPage['shows'];
  now: string;
}

/** Containers and timeline, as far as the link shows them. */
export function SharedJourney({ answer, shows, now }: SharedJourneyProps): ReactNode {
  const t = useTranslations('shared');
  const timeline = shows.includes('timeline');
  if (answer.kind === 'airWaybill')
    return timeline && answer.state.lastEventAt ? (
      <Titled title={t('timeline')}>
        <ShipmentTimeline shipment={answer.state} now={now} />
      </Titled>
    ) : null;
  const { containers, outlook, leadContainer } = answer.state;
  if (containers.length === 0) return null;
  return (
    <Titled title={t(shows.includes('containers') ? 'containers' : 'timeline')}>
      <Containers {...{ containers, outlook, leadContainer, now, timeline }} />
    </Titled>
  );
}

interface ContainersProps {
  containers: readonly ContainerState[];
  outlook: Outlook;
  leadContainer: string | null;
  now: string;
  timeline: boolean;
}

function Containers({ containers, outlook, leadContainer, now, timeline }: ContainersProps): ReactNode {
  const t = useTranslations('shared');
  const [chosen, choose] = useState<string | null>(null);
  const shown = containers.find(({ number }) => number === (chosen ?? leadContainer)) ?? containers[0];
  const contentOf = (container: ContainerState): ReactNode => (
    <div className="grid gap-3">
      <Facts container={container} />
      {timeline && <ShipmentTimeline {...{ container, outlook, now }} />}
    </div>
  );
  const [only] = containers;
  if (containers.length === 1 && only) return contentOf(only);
  return (
    <Tabs
      label={t('containers')}
      value={shown?.number ?? ''}
      onChange={choose}
      items={containers.map((container) => ({ value: container.number, label: container.number, content: contentOf(container) }))}
    />
  );
}

function Facts({ container: { number, isoCode, seals } }: { container: ContainerState }): ReactNode {
  const t = useTranslations('shared.container');
  const format = useFormat();
  const facts = [
    { term: t('number'), description: number },
    { term: t('type'), description: isoCode },
    { term: t('seals'), description: format.list(seals) },
  ].filter(({ description }) => description);
  return facts.length > 0 ? <DescriptionList layout="inline" items={facts} /> : null;
}

function Titled({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardBody>{children}</CardBody>
    </Card>
  );
}
