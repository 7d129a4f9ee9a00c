import type { AnswerOf, Client, Input } from '@seaberry/api-client';
import { callMutation, callQuery, queryKey } from '@seaberry/api-client/query';
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

import { filledPage } from '../kit/queries.ts';
import type { Values } from '../kit/resource.types.ts';

/** Controllers of shipments. The calls that their screens share have the same names and shapes, written here as those of ocean bills. */
export type ShipmentController = 'oceanBill';

/** Names of the controllers of shipments. */
export type ShipmentControllerName = 'oceanBill' | 'airWaybill';

/** A controller as one of shipments; `queries.test-d.ts` compares the shapes. */
export const shipmentController = (name: ShipmentControllerName): ShipmentController => name as ShipmentController;

export type BatchOutcome = AnswerOf<ShipmentController, 'addBatch'>;
export type RowOutcome = BatchOutcome['rows'][number];
export type AddInput = Input<ShipmentController, 'add'>;
export type UpdateInput = Input<ShipmentController, 'update'>;
type PageInput = Input<ShipmentController, 'page'>;
export type FilterInput = Input<ShipmentController, 'statusCount'>;

/** The old page stays, dimmed by the table, until the next one is there. */
export const pageQuery = (client: Client, controller: ShipmentController, input: Values) =>
  // Filters of a list have the names of the input, so what is made of them is the input.
  queryOptions({
    queryKey: queryKey(controller, 'page', input as PageInput),
    queryFn: ({ signal }) => filledPage((page) => client[controller].page({ ...(input as PageInput), ...page }, { signal })),
    placeholderData: keepPreviousData,
    meta: { failure: 'listFailed' },
  });

export const countQuery = (client: Client, controller: ShipmentController, input: Values) =>
  queryOptions({
    ...callQuery(client, controller, 'statusCount', input as FilterInput),
    placeholderData: keepPreviousData,
    meta: { failure: 'statusCountFailed' },
  });

export const detailQuery = (client: Client, controller: ShipmentController, id: string) =>
  queryOptions({ ...callQuery(client, controller, 'detail', { id }), meta: { failure: 'detailFailed' } });

/** An estimated place moves on. */
const ROUTE_EVERY_MS = 600_000;

export const routeQuery = (client: Client, controller: ShipmentController, id: string) =>
  queryOptions({ ...callQuery(client, controller, 'route', { id }), refetchInterval: ROUTE_EVERY_MS, meta: { failure: 'loadFailed' } });

export const notificationsQuery = (client: Client, controller: ShipmentController, id: string) =>
  queryOptions({ ...callQuery(client, controller, 'notifications', { id }), meta: { failure: 'loadFailed' } });

export const eventsQuery = (client: Client, controller: ShipmentController, id: string, page: number) =>
  queryOptions({
    ...callQuery(client, controller, 'events', { id, page, pageSize: 50 }),
    placeholderData: keepPreviousData,
    meta: { failure: 'loadFailed' },
  });

/** The newest entries; earlier ones stay while more are fetched. */
export const activityQuery = (client: Client, controller: ShipmentController, id: string, pageSize: number) =>
  queryOptions({
    ...callQuery(client, controller, 'activity', { id, pageSize }),
    placeholderData: keepPreviousData,
    meta: { failure: 'loadFailed' },
  });

/** Comments changed: resolves when those shown are fetched again. */
export const activityChanged = (queryClient: QueryClient, controller: ShipmentController): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [controller, 'activity'] });

const own = new WeakMap<QueryClient, number>();

/** Number of changes that the user of this page has made. */
export const ownChanges = (queryClient: QueryClient): number => own.get(queryClient) ?? 0;

/** The user changed shipments, and so perhaps the balance: everything shown of either is asked for again. */
export function shipmentsChanged(queryClient: QueryClient, controller: ShipmentController): void {
  own.set(queryClient, ownChanges(queryClient) + 1);
  void queryClient.invalidateQueries({ queryKey: [controller] });
  void queryClient.invalidateQueries({ queryKey: ['sysUser', 'baseInfo'] });
}

// Each form shows its own failure and stays filled.
const FORM = { handledByCaller: true } as const;

export const addMutation = (client: Client, controller: ShipmentController) =>
  mutationOptions({ ...callMutation(client, controller, 'add'), meta: { failure: 'addFailed', ...FORM } });

export const readFileMutation = (client: Client, controller: ShipmentController) =>
  mutationOptions({ ...callMutation(client, controller, 'readFile'), meta: { failure: 'loadFailed', ...FORM } });

export const deleteMutation = (client: Client, controller: ShipmentController) =>
  mutationOptions({ ...callMutation(client, controller, 'delete'), meta: { failure: 'deleteFailed', ...FORM } });

export const resubscribeMutation = (client: Client, controller: ShipmentController) =>
  mutationOptions({ ...callMutation(client, controller, 'resubscribe'), meta: { failure: 'resubscribeFailed', ...FORM } });

export const assignMutation = (client: Client, controller: ShipmentController) =>
  mutationOptions({ ...callMutation(client, controller, 'assign'), meta: { failure: 'editFailed', ...FORM } });

export const handleMutation = (client: Client, controller: ShipmentController) =>
  mutationOptions({ ...callMutation(client, controller, 'handle'), meta: { failure: 'editFailed', ...FORM } });

export const snoozeMutation = (client: Client, controller: ShipmentController) =>
  mutationOptions({ ...callMutation(client, controller, 'snooze'), meta: { failure: 'editFailed', ...FORM } });

export const wakeMutation = (client: Client, controller: ShipmentController) =>
  mutationOptions({ ...callMutation(client, controller, 'wake'), meta: { failure: 'editFailed', ...FORM } });

export const commentMutation = (client: Client, controller: ShipmentController) =>
  mutationOptions({ ...callMutation(client, controller, 'comment'), meta: { failure: 'addFailed', ...FORM } });

export const editCommentMutation = (client: Client, controller: ShipmentController) =>
  mutationOptions({ ...callMutation(client, controller, 'editComment'), meta: { failure: 'editFailed', ...FORM } });

export const deleteCommentMutation = (client: Client, controller: ShipmentController) =>
  mutationOptions({ ...callMutation(client, controller, 'deleteComment'), meta: { failure: 'deleteFailed', ...FORM } });

export const exportMutation = (client: Client, controller: ShipmentController) =>
  mutationOptions({ ...callMutation(client, controller, 'export'), meta: { failure: 'exportFailed', ...FORM } });
