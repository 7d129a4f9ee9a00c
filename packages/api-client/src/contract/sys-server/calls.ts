import { get } from '../declare.js';

const facts = { permission: 'signed-in', reach: 'platform' } as const;

/** The server that responds, for platform administrators. Nothing names an address, a folder or a variable of the environment. */
export const sysServer = {
  /** Host, operating system and runtime. Compatible with the origin; addresses, folder and stage are null with us. */
  serverBase: get('/api/sysServer/serverBase', facts),
  /** Memory, processor and running time, as texts. Compatible with the origin. */
  serverUsed: get('/api/sysServer/serverUsed', facts),
  /** The disk of the data, or of the program where the database is on another machine; sizes in GB. Compatible with the origin. */
  serverDisk: get('/api/sysServer/serverDisk', facts),
  /** Versions of the runtime and of the packages of the server. Compatible with the origin. */
  assemblyList: get('/api/sysServer/assemblyList', facts),
  /** Process, database and queue now, with samples of the last hour. Not in the specification. */
  status: get('/api/sysServer/status', facts),
};
