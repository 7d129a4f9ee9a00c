import { position } from '@seaberry/api-client/contract';
import { jobPosition } from '../../db/schema/access.ts';
import { ERROR } from '../../http/error-codes.ts';
import { crud } from '../../http/crud.ts';
import type { Handlers } from '../../http/handlers.ts';

/** Positions of a company (product specification §3). They grant no rights, so sessions are not refreshed. */
export const positionHandlers: Handlers['sysPos'] = crud(position, jobPosition, { inUse: ERROR.positionInUse });
