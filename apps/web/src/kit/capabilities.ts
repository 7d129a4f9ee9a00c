import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApp } from '../app-context.tsx';
import { sysInfoQuery } from '../session/session.ts';
import type { Offer, Resource } from './resource.types.ts';

/** A definition without parts that the backend does not support; undefined capabilities hide every dependent part. */
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

/** Same for the current backend. */
export function useOffered(resource: Resource): Resource {
  const { client } = useApp();
  const { data, isError } = useQuery(sysInfoQuery(client));
  const unknown = !data && !isError;
  return useMemo(() => offeredBy(resource, unknown ? undefined : (data?.capabilities ?? [])), [resource, data, unknown]);
}
