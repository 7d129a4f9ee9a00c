import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from './env.ts';

/** The app as an HTTP server that does not listen yet. */
export function httpServer(app: Hono<AppEnv>): Server {
  // Without TLS options the adaptor creates a plain HTTP server.
  return createAdaptorServer({ fetch: app.fetch }) as Server;
}
