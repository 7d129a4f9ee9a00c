import { crud } from '../crud.js';
import { position } from './fields.js';

export const sysPos = crud(position, { list: 'list', alsoFor: ['sysUser:page'] });
