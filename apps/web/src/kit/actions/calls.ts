import type { Resource } from '../resource.types.ts';

/** Calls of a resource's built-in actions; null for missing ones. */
export const addCall = ({ form, calls }: Resource): string | null => (form && calls?.add !== null ? (calls?.add ?? 'add') : null);
export const updateCall = ({ form, calls }: Resource): string | null =>
  form && calls?.update !== null ? (calls?.update ?? 'update') : null;
export const deleteCall = (resource: Resource): string | null => (resource.delete ? (resource.calls?.delete ?? 'delete') : null);
