import { position } from '@seaberry/api-client/contract';
import { jobPosition } from '../../db/schema/access.ts';
import { crud } from '../../http/crud.ts';
import type { Handlers } from '../../http/handlers.ts';

/** Positions of a company. They grant no rights, so sessions are not reloaded after a change. */
export const positionHandlers: Handlers['sysPos'] = crud(position, jobPosition, { inUse: 'positionInUse' });
