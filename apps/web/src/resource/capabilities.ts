import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApp } from '../app-context.tsx';
import { sysInfoQuery } from '../session/session.ts';
import type { Capability, Resource } from './resource.types.ts';

/** A definition as far as a back end can do it: columns, fields and actions that need more than it has are not there. */
export function offeredBy(resource: Resource, capabilities: readonly string[]): Resource {
  const able = ({ capability }: { capability?: Capability }): boolean => capability === undefined || capabilities.includes(capability);
  const { form, rowActions } = resource;
  return {
    ...resource,
    columns: resource.columns.filter(able),
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

/** The same for the back end at hand; until it has said what it can, as if it could nothing more than the others. */
export function useOffered(resource: Resource): Resource {
  const { client } = useApp();
  const { data } = useQuery(sysInfoQuery(client));
  return useMemo(() => offeredBy(resource, data?.capabilities ?? []), [resource, data]);
}
