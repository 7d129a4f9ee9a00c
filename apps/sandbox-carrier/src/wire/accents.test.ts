import { expect, it } from 'vitest';
import { startSandbox } from '../testing/sandbox.ts';

type Json = Record<string, unknown>;

const BOOKING = { type: 'BL', reference: 'ONTIME0000042', pol: 'CNSHA', pod: 'DEHAM', milestone: 'delivered' };

/** The response of the service for a carrier, and that of the standard, for one shipment. */
async function answers(scac: string) {
  const sandbox = startSandbox();
  await sandbox.post('/sandbox/v1/bookings', BOOKING);
  const query = `v2/events?limit=1000&transportDocumentReference=${BOOKING.reference}`;
  const response = await sandbox.get(`/carriers/${scac}/${query}`);
  return { plain: await sandbox.events(query.split('&')[1] ?? ''), body: (await response.json()) as unknown };
}

it('a carrier without an accent, and the service without a carrier, spell events as the standard', async () => {
  const { plain, body } = await answers('COSU');
  expect(plain.length).toBeGreaterThan(20);
  expect(body).toEqual(plain);
});

it('MSC writes names in camel case and describes each move', async () => {
  const events = (await answers('MSCU')).body as Json[];
  expect(events[0]).toHaveProperty('eventId');
  expect(events.find(({ equipmentEventTypeCode }) => equipmentEventTypeCode === 'LOAD')).toMatchObject({
    description: 'Loaded',
    isoEquipmentCode: expect.any(String),
    transportCall: { unLocationCode: 'CNSHA', vessel: { vesselImoNumber: expect.any(String) } },
  });
});

it('Maersk has place, vessel and mode at the root of an event in an object', async () => {
  const { events } = (await answers('MAEU')).body as { events: Json[] };
  const call = events.find((event) => event['transportEventTypeCode'] === 'DEPA' && event['UNLocationCode'] === 'CNSHA');
  expect(call).toMatchObject({ modeOfTransport: 'VESSEL', vessel: { vesselName: expect.any(String) } });
  expect(call?.['transportCall']).not.toHaveProperty('vessel');
});

it('Hapag-Lloyd gives shipment events no id', async () => {
  const events = (await answers('HLCU')).body as Json[];
  for (const event of events) expect('eventID' in event, String(event['eventType'])).toBe(event['eventType'] !== 'SHIPMENT');
});

it('CMA CGM has its own text in an object', async () => {
  const events = (await answers('CMDU')).body as Json[];
  expect(events.find(({ equipmentEventTypeCode }) => equipmentEventTypeCode === 'DISC')).toMatchObject({
    carrierSpecificData: { internalEventLabel: expect.stringContaining('Discharged') },
  });
});

it('HMM has a list for each type of event, capitalised words and places as text', async () => {
  const { plain, body } = await answers('HDMU');
  const { shipmentEvent, transportEvent, equipmentEvent } = body as Record<string, Json[]>;
  expect([...(shipmentEvent ?? []), ...(transportEvent ?? []), ...(equipmentEvent ?? [])]).toHaveLength(plain.length);
  expect(equipmentEvent?.find(({ equipmentEventTypeCode }) => equipmentEventTypeCode === 'LOAD')).toMatchObject({
    eventType: 'Equipment',
    emptyIndicatorCode: 'Laden',
    eventLocation: 'CNSHA',
    transportCall: { modeOfTransportCode: 'Vessel', location: 'CNSHA' },
  });
});

it('ONE has codes of its own for containers, without a type', async () => {
  const events = (await answers('ONEY')).body as Json[];
  const own = events.filter(({ equipmentEventTypeCode: code }) => typeof code === 'string' && code.length === 6);
  expect(new Set(own.map(({ equipmentEventTypeCode }) => equipmentEventTypeCode))).toEqual(new Set(['MOTYDO', 'FLVMLO', 'MITYAD']));
  for (const event of own) expect(event).not.toHaveProperty('eventType');
});

it('ZIM has its events in an object', async () => {
  const { plain, body } = await answers('ZIMU');
  expect(body).toEqual({ events: plain });
});

it('a broken number gets a list without a readable event', async () => {
  const { get } = startSandbox();
  const response = await get('/carriers/ZIMU/v2/events?transportDocumentReference=BROKEN0000001');
  expect(response.status).toBe(200);
  expect(JSON.stringify(await response.json())).not.toContain('event');
});
