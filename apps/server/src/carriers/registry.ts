import { carrierByCode, normaliseIdentifier } from '@seaberry/tracking';
import { SCAC } from '@seaberry/tracking/rules';
import type { CarrierResponse, CarrierConnector } from './carrier.ts';
import { dcsaConnector, type ConnectorOptions, type DcsaEndpoint } from './dcsa-connector.ts';

/** One entry of the setting CARRIERS. */
export interface CarrierSetting extends DcsaEndpoint {
  /** SCAC, or `*` for every carrier without an entry of its own. */
  code: string;
}

export interface CarrierRegistry {
  /** Connector of a carrier; without one a connector that returns "not configured". */
  connectorOf(carrierCode: string): CarrierConnector;
  /** Whether the carrier has a connector. */
  reaches(carrierCode: string): boolean;
}

const notConfigured: CarrierConnector = (): Promise<CarrierResponse> =>
  Promise.resolve({ kind: 'technical', reason: 'not_configured', status: null, retryAfterS: null, pages: [] });

/** Code under which a carrier is stored: its main SCAC, else the given text in capitals. */
export const mainCarrierCode = (code: string): string => carrierByCode(code)?.code ?? normaliseIdentifier(code);

/** Connectors of carriers from the settings. Replacing a carrier's service is a change of settings only. */
export function carrierRegistry(settings: readonly CarrierSetting[], options: ConnectorOptions = {}): CarrierRegistry {
  const byCode = new Map(settings.map((setting) => [setting.code === '*' ? '*' : mainCarrierCode(setting.code), setting]));
  const connectors = new Map<string, CarrierConnector>();
  // Any other text could lead to another path of the same host, with our key.
  const settingOf = (code: string): CarrierSetting | undefined => (SCAC.test(code) ? (byCode.get(code) ?? byCode.get('*')) : undefined);

  return {
    reaches: (carrierCode) => settingOf(mainCarrierCode(carrierCode)) !== undefined,
    connectorOf(carrierCode) {
      const code = mainCarrierCode(carrierCode);
      const known = connectors.get(code);
      if (known) return known;
      const setting = settingOf(code);
      if (!setting) return notConfigured;
      const made = dcsaConnector({ ...setting, baseUrl: setting.baseUrl.replaceAll('{code}', encodeURIComponent(code)) }, options);
      connectors.set(code, made);
      return made;
    },
  };
}
