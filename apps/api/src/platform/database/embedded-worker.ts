import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/**
 * PostgreSQL in WebAssembly, in a thread of its own: a long query would otherwise stop the server's event loop.
 * It answers one message after the other.
 */
interface Request {
  id: number;
  sql: string;
  /** Absent for several statements in one text. */
  parameters?: unknown[];
  objects?: true;
  listen?: string;
  close?: true;
}

if (parentPort === null) throw new Error('The embedded engine runs in a worker thread.');
const port = parentPort;
const asText = (value: string) => value;
const parsers = Object.fromEntries([20, 1082, 1114, 1184, 1186, 1700].map((oid) => [oid, asText]));
// The main side gives the folder, or nothing for a database in memory.
const { folder } = workerData as { folder?: string };

const database = await PGlite.create({
  ...(folder !== undefined && { dataDir: folder }),
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
});
port.postMessage({ ready: true });

port.on('message', (request: Request) => {
  void answer(request);
});

async function answer({ id, sql, parameters, objects, listen, close }: Request): Promise<void> {
  try {
    if (close === true) {
      await database.close();
      port.postMessage({ id, rows: [] });
      port.close();
      return;
    }
    if (listen !== undefined) {
      await database.listen(listen, (payload) => port.postMessage({ notification: listen, payload }));
      port.postMessage({ id, rows: [] });
      return;
    }
    if (parameters === undefined) {
      await database.exec(sql);
      port.postMessage({ id, rows: [] });
      return;
    }
    if (objects === true) {
      const results =
        parameters.length > 0
          ? [await database.query(sql, parameters, { parsers })]
          : await database.exec(sql, { parsers });
      port.postMessage({ id, rows: results.at(-1)?.rows ?? [] });
      return;
    }
    const result = await database.query(sql, parameters, { rowMode: 'array', parsers });
    port.postMessage({ id, rows: result.rows });
  } catch (error) {
    port.postMessage({ id, error: toPlainError(error) });
  }
}

/** Only plain data crosses the threads; these are the members that callers read. */
function toPlainError(error: unknown): Record<string, unknown> {
  const source = error as Record<string, unknown>;
  const members = ['message', 'code', 'detail', 'constraint', 'table', 'column', 'severity', 'where'];
  return Object.fromEntries(members.map((member) => [member, source[member]]));
}
