// A carrier as a process of its own, so that its work does not count as ours: DCSA Track & Trace with one journey for each number. Prints
// its port; `POST /news?share=0.1` sets the share of later requests that get a new estimate.
import { createServer } from 'node:http';
import { departedEvents, etaEvent, plannedEvents } from '../../apps/server/src/testing/dcsa-events.ts';

let share = 0;
let requests = 0;
let news = 0;

function eventsOf(reference: string, later: boolean): unknown[] {
  if (!later) return [...plannedEvents({ reference, id: reference }), ...departedEvents({ reference, id: reference })];
  requests += 1;
  if (Math.floor(requests * share) === Math.floor((requests - 1) * share)) return departedEvents({ reference, id: reference }).slice(-1);
  news += 1;
  const minutes = news * 60_000;
  return [etaEvent(new Date(Date.parse('2026-12-14T00:00:00Z') + minutes).toISOString(), '2026-12-04T00:00:00.000Z', reference)];
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/news') {
    share = Number(searchParams.get('share'));
    response.end();
    return;
  }
  const later = [...searchParams.keys()].some((name) => name.startsWith('eventCreatedDateTime'));
  response.setHeader('content-type', 'application/json').setHeader('API-Version', '2.2.0');
  response.end(JSON.stringify(eventsOf(searchParams.get('transportDocumentReference') ?? '', later)));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`${address.port}\n`);
});
