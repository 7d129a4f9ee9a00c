import type { plugin } from '@seaberry/api-client/contract';
import { crudOver } from '../../http/crud.ts';
import { outside, type Handlers } from '../../http/handlers.ts';
import type { Auth } from '../auth/service.ts';
import { pageOfDeliveries } from './delivery/repo.ts';
import { pluginRows } from './repo.ts';
import { addPlugin, rotateSecret, sendAgain, testPlugin, updatePlugin } from './service.ts';

/** Plugins of a company. */
export const pluginHandlers = ({ seal }: Pick<Auth, 'seal'>): Handlers['sysPlugin'] => ({
  ...crudOver<typeof plugin>(({ deps }) => pluginRows(deps.db)),
  add: outside((input, context) => addPlugin(seal, input, context)),
  update: updatePlugin,
  setStatus: updatePlugin,
  rotate: (input, context) => rotateSecret(seal, input, context),
  test: testPlugin,
});

export const pluginDeliveryHandlers: Handlers['pluginDelivery'] = {
  page: (input, { deps }) => pageOfDeliveries(deps.db, input),
  sendAgain,
};
