import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApp } from '../app-context.tsx';
import { sysInfoQuery } from '../session/session.ts';
import type { Offer, Resource } from './resource.types.ts';

/** A definition as far as a back end can do it; undefined while it is not known what it can, and what differs is not there. */
export function offeredBy(resource: Resource, capabilities: readonly string[] | undefined): Resource {
  const able = ({ capability, without }: Offer): boolean =>
    (capability === undefined || capabilities?.includes(capability) === true) &&
    (without === undefined || capabilities?.includes(without) === false);
  const { form, filters, rowActions } = resource;
  return {
    ...resource,
    columns: resource.columns.filter(able),
    ...(filters ? { filters: filters.filter(able) } : {}),
    ...(form
      ? {
          form: {
            ...form,
            ...(form.fields ? { fields: form.fields.filter(able) } : {}),
            ...(form.sections ? { sections: form.sections.map((section) => ({ ...section, fields: section.fields.filter(able) })) } : {}),
          },
        }
      : {}),
    ...(rowActions ? { rowActions: rowActions.filter(able) } : {}),
  };
}

/** The same for the back end at hand. */
export function useOffered(resource: Resource): Resource {
  const { client } = useApp();
  const { data, isError } = useQuery(sysInfoQuery(client));
  const unknown = !data && !isError;
  return useMemo(() => offeredBy(resource, unknown ? undefined : (data?.capabilities ?? [])), [resource, data, unknown]);
}
