import { useMemo, type ReactNode } from 'react';
import { Combobox, type ComboboxSingleProps } from '../../components/combobox/index.js';
import { useTrackingText } from '../../lib/ui-provider.js';
import { toOption, withUnknown, type PortChoice } from './port-select.logic.js';

export interface PortSelectProps extends Omit<
  ComboboxSingleProps,
  'options' | 'onSearch' | 'selectedOptions' | 'onCreate' | 'multiple' | 'maxTags'
> {
  /**
   * Kind of place: seaports by UN/LOCODE or airports by IATA code.
   * @default 'port'
   */
  mode?: 'port' | 'airport';
  /** Ports, when all of them are available; found by name, code, country and keywords. */
  ports?: readonly PortChoice[];
  /** Searches on a server instead; `signal` is aborted when the result is no longer needed. */
  onSearch?: (query: string, signal: AbortSignal) => Promise<readonly PortChoice[]>;
  /** Initial port with its name, when it comes from a server. */
  selected?: PortChoice | null;
}

const NONE: readonly PortChoice[] = [];

/** Select for a port or an airport, found by name or code. An unknown code is shown unchanged. */
export function PortSelect({ mode = 'port', ports = NONE, onSearch, selected = null, placeholder, ...rest }: PortSelectProps): ReactNode {
  const text = useTrackingText();
  const options = useMemo(() => ports.map(toOption), [ports]);
  const chosen = rest.value ?? rest.defaultValue;
  const known = useMemo(
    () => withUnknown([...(selected ? [toOption(selected)] : []), ...options], chosen, text.choiceUnknown),
    [selected, options, chosen, text],
  );
  return (
    <Combobox
      data-slot="port-select"
      placeholder={placeholder ?? (mode === 'port' ? text.portSearch : text.airportSearch)}
      options={options}
      selectedOptions={known}
      {...(onSearch ? { onSearch: async (query: string, signal: AbortSignal) => (await onSearch(query, signal)).map(toOption) } : {})}
      {...rest}
    />
  );
}
