import { buildApp } from './app.ts';
import { compose, type Parts, type Platform } from './composition.ts';
import { registerJobs } from './jobs.ts';
import { dumpFolder, keepDumps } from './platform/backup/keep-dumps.ts';

const longestRequestMs = 6000;

export interface RunningServer {
  url: string;
  platform: Platform;
  /** Takes no new request, lets the running ones and the jobs finish, closes the database. */
  close(): Promise<void>;
}

/** Starts everything that one process of the product is made of. */
export async function startServer(parts: Omit<Parts, 'stopping'>): Promise<RunningServer> {
  const { config } = parts;
  const stopping = new AbortController();
  const platform = await compose({ ...parts, stopping: stopping.signal });
  const app = await buildApp(platform);
  await platform.live.start();
  await platform.authenticator.start();
  registerJobs(platform);
  await platform.jobs.start();
  await app.listen({ port: config.port, host: config.host });
  const dumps = startDumps(platform);
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  return {
    url: `http://${config.host}:${port}`,
    platform,
    close: async () => {
      stopping.abort();
      // What still runs after this is cut off, so that the process ends before it is killed.
      const cutOff = setTimeout(() => app.server.closeAllConnections(), longestRequestMs);
      await app.close();
      clearTimeout(cutOff);
      await platform.jobs.stop();
      await dumps?.stop();
      await platform.pdfRenderer.close();
      await platform.database.pool.close();
    },
  };
}

/** Who runs a server of their own makes its backups; nobody else makes those of the embedded one. */
function startDumps({ config, database, logger }: Platform) {
  if (config.databaseUrl !== undefined) return undefined;
  return keepDumps({ database, logger, folder: dumpFolder(config), everyHours: 6, kept: 5 });
}
