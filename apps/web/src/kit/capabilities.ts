import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApp } from '../app-context.tsx';
import { sysInfoQuery } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import type { Field } from './form.types.ts';
import type { Offer, Resource } from './resource.types.ts';

const fieldsFor = (fields: readonly Field<string>[], able: (part: Offer) => boolean): Field<string>[] =>
  fields.filter(able).map((field) => (field.kind === 'rows' ? { ...field, fields: field.fields.filter(able) } : field));

/**
 * A definition with the parts that fit the capabilities of the backend; while these are undefined, every dependent part is hidden.
 *
 * @param platform Whether the user is a platform administrator.
 */
export function offeredBy(resource: Resource, capabilities: readonly string[] | undefined, platform = false): Resource {
  const able = ({ capability, without, platform: reserved }: Offer): boolean =>
    (!reserved || platform) &&
    (capability === undefined || capabilities?.includes(capability) === true) &&
    (without === undefined || capabilities?.includes(without) === false);
  const { form, filters, rowActions, toolbar, order, ...rest } = resource;
  return {
    ...rest,
    ...(order && able(order) ? { order } : {}),
    columns: resource.columns.filter(able),
    ...(filters ? { filters: filters.filter(able) } : {}),
    ...(form
      ? {
          form: {
            ...form,
            ...(form.fields ? { fields: fieldsFor(form.fields, able) } : {}),
            ...(form.sections
              ? { sections: form.sections.map((section) => ({ ...section, fields: fieldsFor(section.fields, able) })) }
              : {}),
          },
        }
      : {}),
    ...(rowActions ? { rowActions: rowActions.filter(able) } : {}),
    ...(toolbar ? { toolbar: toolbar.filter(able) } : {}),
  };
}

/** The parts of a resource that the current backend offers. */
export function useOffered(resource: Resource): Resource {
  const { client } = useApp();
  const { data, isError } = useQuery(sysInfoQuery(client));
  const unknown = !data && !isError;
  const { platform } = useSession();
  return useMemo(
    () => offeredBy(resource, unknown ? undefined : (data?.capabilities ?? []), platform),
    [resource, data, unknown, platform],
  );
}
