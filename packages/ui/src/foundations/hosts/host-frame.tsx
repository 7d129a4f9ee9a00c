import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { Badge } from '../../components/badge/index.js';
import { Button } from '../../components/button/index.js';
import { Checkbox } from '../../components/checkbox/index.js';
import { Field } from '../../components/field/index.js';
import { Input } from '../../components/input/index.js';
import { late, NOW } from '../../tracking/fixtures/journeys.js';
import { rotterdam, shanghai } from '../../tracking/fixtures/places.js';
import { ShipmentCard } from '../../tracking/shipment-card/index.js';

const nodes = late.stations.flatMap((station) => station.milestones);

/** The same parts on each page, in a box of a fixed width, as hosts differ in the margins of a page. */
function Parts(): ReactNode {
  return (
    <div style={{ display: 'grid', gap: 12, inlineSize: 376, padding: 12, position: 'absolute', inset: 0, boxSizing: 'border-box' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button variant="primary">Track a shipment</Button>
        <Button>Export</Button>
        <Button variant="danger">Delete</Button>
      </div>
      <Field label="Bill of lading">
        <Input defaultValue="COSU6412873350" />
      </Field>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <Checkbox label="Notify me" defaultChecked />
        <Badge tone="warning">Late 5 d</Badge>
      </div>
      <ShipmentCard
        title="COSU6412873350"
        subtitle="COSCO · PO-26-10428"
        route={{ pol: shanghai, pod: rotterdam }}
        stage="departed"
        rail={{ nodes }}
        arrival={{ firstEta: '2026-11-26T05:00:00.000Z', eta: '2026-12-01T05:00:00.000Z', ata: null, timeZone: 'Europe/Amsterdam' }}
        now={NOW}
      />
    </div>
  );
}

function withSheets(head: ParentNode, sheets: readonly string[]): void {
  for (const css of sheets) {
    const style = head.appendChild(document.createElement('style'));
    style.textContent = css;
  }
}

const FRAME = {
  inlineSize: 376,
  maxInlineSize: '100%',
  blockSize: 420,
  border: '1px solid var(--sb-color-border)',
  display: 'block',
  overflow: 'hidden',
};

export interface HostFrameProps {
  /** Host and order of the sheets. */
  title: string;
  /** Style sheets of the page, in their order. */
  sheets: readonly string[];
  /** Height in px. @default 420 */
  height?: number;
}

/** A page of its own with these style sheets. Nothing in it takes focus: it is a picture. */
export function HostFrame({ title, sheets, height = FRAME.blockSize }: HostFrameProps): ReactNode {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <figure style={{ margin: 0 }}>
      <figcaption>{title}</figcaption>
      <iframe
        title={title}
        inert
        srcDoc='<!doctype html><html lang="en"><title>Host</title><body></body></html>'
        style={{ ...FRAME, blockSize: height }}
        onLoad={({ currentTarget: { contentDocument: page } }) => {
          if (!page) return;
          withSheets(page.head, sheets);
          setBody(page.body);
        }}
      />
      {body && createPortal(<Parts />, body)}
    </figure>
  );
}

/** A shadow root with our sheet alone. */
export function ShadowFrame({ title, sheets }: HostFrameProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<Element | null>(null);
  useEffect(() => {
    if (!host.current) return;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    shadow.replaceChildren();
    withSheets(shadow, sheets);
    setRoot(shadow.appendChild(document.createElement('div')));
  }, [sheets]);
  return (
    <figure style={{ margin: 0 }}>
      <figcaption>{title}</figcaption>
      <div ref={host} inert style={{ ...FRAME, position: 'relative', background: 'white' }} />
      {root && createPortal(<Parts />, root)}
    </figure>
  );
}
