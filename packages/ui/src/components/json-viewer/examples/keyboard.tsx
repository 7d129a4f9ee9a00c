import { JsonViewer } from '@seaberry/ui/json-viewer';

const event = {
  eventType: 'TRANSPORT',
  eventClassifierCode: 'EST',
  eventDateTime: '2026-12-01T06:00:00+01:00',
  transportCall: { UNLocationCode: 'NLRTM', vessel: { name: 'CSCL Globe', imo: 9_695_121 }, facility: null },
  documentReferences: [{ type: 'BKG', value: 'COSU6412873350' }],
  isTransshipmentMove: false,
  seals: [],
};

export function KeyboardExample() {
  return <JsonViewer label="Response of the carrier" value={event} defaultDepth={1} />;
}
