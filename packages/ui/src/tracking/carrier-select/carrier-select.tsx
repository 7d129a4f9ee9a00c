import type { CargoMode } from '@seaberry/tracking';
import { useMemo, type ReactNode } from 'react';
import { Combobox, type ComboboxSingleProps } from '../../components/combobox/index.js';
import { useTrackingText } from '../../lib/ui-provider.js';
import { withUnknown } from '../port-select/port-select.logic.js';
import { carrierOption, KNOWN_CARRIERS, localised, type CarrierChoice } from './carrier-select.logic.js';

export interface CarrierSelectProps extends Omit<
  ComboboxSingleProps,
  'options' | 'onSearch' | 'selectedOptions' | 'onCreate' | 'multiple' | 'maxTags'
> {
  /**
   * Kind of carrier: shipping lines by SCAC, or airlines by IATA designator and waybill prefix.
   * @default 'ocean'
   */
  mode?: CargoMode;
  /**
   * Available carriers.
   * @default those of the tracking package, with their names in the current language
   */
  carriers?: readonly CarrierChoice[];
  /** Searches on a server instead; `signal` is aborted when the result is no longer needed. */
  onSearch?: (query: string, signal: AbortSignal) => Promise<readonly CarrierChoice[]>;
  /** Initial carrier with its name, when it comes from a server. */
  selected?: CarrierChoice | null;
}

/** Select for a shipping line or an airline, found by name or code. An unknown code is shown unchanged. */
export function CarrierSelect({
  mode = 'ocean',
  carriers,
  onSearch,
  selected = null,
  placeholder,
  ...rest
}: CarrierSelectProps): ReactNode {
  const text = useTrackingText();
  const options = useMemo(
    () => (carriers ?? localised(KNOWN_CARRIERS[mode], mode === 'ocean' ? text.carriers : {})).map(carrierOption),
    [carriers, mode, text],
  );
  const chosen = rest.value ?? rest.defaultValue;
  const known = useMemo(
    () => withUnknown([...(selected ? [carrierOption(selected)] : []), ...options], chosen, text.choiceUnknown),
    [selected, options, chosen, text],
  );
  return (
    <Combobox
      data-slot="carrier-select"
      placeholder={placeholder ?? (mode === 'ocean' ? text.carrierSearch : text.airlineSearch)}
      options={options}
      selectedOptions={known}
      {...(onSearch ? { onSearch: async (query: string, signal: AbortSignal) => (await onSearch(query, signal)).map(carrierOption) } : {})}
      {...rest}
    />
  );
}
