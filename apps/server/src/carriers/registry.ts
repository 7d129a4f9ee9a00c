import { airlineByCode, carrierByCode, normaliseIdentifier } from '@seaberry/tracking';
import { AIRLINE, SCAC } from '@seaberry/tracking/rules';
import type { CarrierResponse, CarrierConnector } from './carrier.ts';
import { dcsaConnector } from './dcsa-connector.ts';
import { oneRecordConnector } from './one-record-connector.ts';
import type { ConnectorOptions, Endpoint } from './pages.ts';

/** Protocols of carriers: of shipping lines, and of airlines. */
export const PROTOCOLS = ['dcsa', 'one-record'] as const;
export type ProtocolName = (typeof PROTOCOLS)[number];

/** One entry of the setting CARRIERS. */
export interface CarrierSetting extends Endpoint {
  /** SCAC of a shipping line or IATA designator of an airline, or `*` for every one without an entry of its own. */
  code: string;
  /** @default 'dcsa' */
  protocol?: ProtocolName | undefined;
}

export interface CarrierRegistry {
  /** Connector of a shipping line; without one a connector that returns "not configured". */
  connectorOf(carrierCode: string): CarrierConnector;
  /** As `connectorOf`, of an airline. */
  airlineOf(airlineCode: string): CarrierConnector;
  /** Whether the shipping line has a connector. */
  reaches(carrierCode: string): boolean;
}

const notConfigured: CarrierConnector = (): Promise<CarrierResponse> =>
  Promise.resolve({ kind: 'technical', reason: 'not_configured', status: null, retryAfterS: null, pages: [] });

/** Code under which a carrier is stored: its main SCAC, else the given text in capitals. */
export const mainCarrierCode = (code: string): string => carrierByCode(code)?.code ?? normaliseIdentifier(code);

/** Code under which an airline is stored. */
export const mainAirlineCode = (code: string): string => airlineByCode(code)?.code ?? normaliseIdentifier(code);

interface Kind {
  protocol: ProtocolName;
  connect: (endpoint: Endpoint, options: ConnectorOptions) => CarrierConnector;
  mainCode: (code: string) => string;
  /** Form of a code: any other text could lead to another path of the same host, with our key. */
  form: RegExp;
}

const SHIPPING_LINES: Kind = { protocol: 'dcsa', connect: dcsaConnector, mainCode: mainCarrierCode, form: SCAC };
const AIRLINES: Kind = { protocol: 'one-record', connect: oneRecordConnector, mainCode: mainAirlineCode, form: AIRLINE };

/** Connectors of carriers from the settings. Replacing a carrier's service is a change of settings only. */
export function carrierRegistry(settings: readonly CarrierSetting[], options: ConnectorOptions = {}): CarrierRegistry {
  const lines = connectorsOf(SHIPPING_LINES, settings, options);
  const airlines = connectorsOf(AIRLINES, settings, options);
  return { connectorOf: lines.connectorOf, reaches: lines.reaches, airlineOf: airlines.connectorOf };
}

function connectorsOf(
  { protocol, connect, mainCode, form }: Kind,
  settings: readonly CarrierSetting[],
  options: ConnectorOptions,
): Pick<CarrierRegistry, 'connectorOf' | 'reaches'> {
  const own = settings.filter((setting) => (setting.protocol ?? 'dcsa') === protocol);
  const byCode = new Map(own.map((setting) => [setting.code === '*' ? '*' : mainCode(setting.code), setting]));
  const connectors = new Map<string, CarrierConnector>();
  const settingOf = (code: string): CarrierSetting | undefined => (form.test(code) ? (byCode.get(code) ?? byCode.get('*')) : undefined);

  return {
    reaches: (carrierCode) => settingOf(mainCode(carrierCode)) !== undefined,
    connectorOf(carrierCode) {
      const code = mainCode(carrierCode);
      const known = connectors.get(code);
      if (known) return known;
      const setting = settingOf(code);
      if (!setting) return notConfigured;
      const made = connect({ ...setting, baseUrl: setting.baseUrl.replaceAll('{code}', encodeURIComponent(code)) }, options);
      connectors.set(code, made);
      return made;
    },
  };
}
