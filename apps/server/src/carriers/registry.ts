import { airlineByCode, carrierByCode, normaliseIdentifier } from '@seaberry/tracking';
import { AIRLINE, SCAC } from '@seaberry/tracking/rules';
import type { CarrierResponse, CarrierConnector } from './carrier.ts';
import { dcsaConnector } from './dcsa-connector.ts';
import { messagesConnector, type KeptMessages } from './messages-connector.ts';
import { oneRecordConnector } from './one-record-connector.ts';
import type { ConnectorOptions, Endpoint } from './pages.ts';

/** Protocols of carriers that are polled: of shipping lines, and of airlines. */
export const POLLED_PROTOCOLS = ['dcsa', 'one-record'] as const;
/** All protocols: an airline with `messages` sends them unasked. */
export const PROTOCOLS = [...POLLED_PROTOCOLS, 'messages'] as const;

interface OfCarrier {
  /** SCAC of a shipping line or IATA designator of an airline, or `*` for every one without an entry of its own. */
  code: string;
}

export interface PolledCarrier extends OfCarrier, Endpoint {
  /** @default 'dcsa' */
  protocol?: (typeof POLLED_PROTOCOLS)[number] | undefined;
}

export interface SendingAirline extends OfCarrier {
  protocol: 'messages';
  /** Key with which messages are sent by HTTP. Without one they are not accepted there. */
  apiKey?: string | undefined;
  /** @default 'API-Key' */
  apiKeyHeader?: string | undefined;
  /** Folder into which messages are put as files. */
  folder?: string | undefined;
}

/** One entry of the setting CARRIERS. */
export type CarrierSetting = PolledCarrier | SendingAirline;

export const isSending = (setting: CarrierSetting): setting is SendingAirline => setting.protocol === 'messages';

export interface CarrierRegistry {
  /** Connector of a shipping line; without one a connector that returns "not configured". */
  connectorOf(carrierCode: string): CarrierConnector;
  /** As `connectorOf`, of an airline. */
  airlineOf(airlineCode: string): CarrierConnector;
  /** Whether the shipping line has a connector. */
  reaches(carrierCode: string): boolean;
  /** As `reaches`, of an airline. */
  reachesAirline(airlineCode: string): boolean;
}

const notConfigured: CarrierConnector = (): Promise<CarrierResponse> =>
  Promise.resolve({ kind: 'technical', reason: 'not_configured', status: null, retryAfterS: null, pages: [] });

/** Code under which a carrier is stored: its main SCAC, else the given text in capitals. */
export const mainCarrierCode = (code: string): string => carrierByCode(code)?.code ?? normaliseIdentifier(code);

/** Code under which an airline is stored. */
export const mainAirlineCode = (code: string): string => airlineByCode(code)?.code ?? normaliseIdentifier(code);

interface Kind {
  connect: (setting: CarrierSetting, code: string) => CarrierConnector;
  serves: (setting: CarrierSetting) => boolean;
  mainCode: (code: string) => string;
  /** Form of a code: any other text could lead to another path of the same host, with our key. */
  form: RegExp;
}

const polledBy =
  (connect: (endpoint: Endpoint, options: ConnectorOptions) => CarrierConnector, options: ConnectorOptions) =>
  (setting: PolledCarrier, code: string): CarrierConnector =>
    connect({ ...setting, baseUrl: setting.baseUrl.replaceAll('{code}', encodeURIComponent(code)) }, options);

export interface RegistryOptions extends ConnectorOptions {
  /** Messages that airlines have sent. Without it they have none. */
  kept?: KeptMessages;
}

/** Connectors of carriers from the settings. Replacing a carrier's service is a change of settings only. */
export function carrierRegistry(
  settings: readonly CarrierSetting[],
  { kept = () => Promise.resolve([]), ...options }: RegistryOptions = {},
): CarrierRegistry {
  const overDcsa = polledBy(dcsaConnector, options);
  const overOneRecord = polledBy(oneRecordConnector, options);
  const lines = connectorsOf(settings, {
    serves: ({ protocol = 'dcsa' }) => protocol === 'dcsa',
    connect: (setting, code) => (isSending(setting) ? notConfigured : overDcsa(setting, code)),
    mainCode: mainCarrierCode,
    form: SCAC,
  });
  const airlines = connectorsOf(settings, {
    serves: ({ protocol }) => protocol === 'one-record' || protocol === 'messages',
    connect: (setting, code) => (isSending(setting) ? messagesConnector(setting.code, kept) : overOneRecord(setting, code)),
    mainCode: mainAirlineCode,
    form: AIRLINE,
  });
  return { connectorOf: lines.connectorOf, reaches: lines.reaches, airlineOf: airlines.connectorOf, reachesAirline: airlines.reaches };
}

function connectorsOf(
  settings: readonly CarrierSetting[],
  { serves, connect, mainCode, form }: Kind,
): Pick<CarrierRegistry, 'connectorOf' | 'reaches'> {
  const own = settings.filter(serves);
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
      const made = connect(setting, code);
      connectors.set(code, made);
      return made;
    },
  };
}
