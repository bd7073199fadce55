import { createIdentity } from './clients/identity.ts';
import type { Config } from './config.ts';
import type { ConnectionPool } from './platform/database/connection-pool.ts';
import { createLogger } from './platform/monitoring/logger.ts';
import { prepareDemo } from './workflows/prepare-demo/prepare-demo.ts';
import { startServer } from './server.ts';

/** Serves until it is asked to end. Prints one line of JSON when it is ready, for the supervisor. */
export async function runServer(config: Config, pool: Promise<ConnectionPool>): Promise<void> {
  const logger = createLogger(config.logLevel);
  const server = await startServer({ config, logger, identity: createIdentity(config), pool });
  if (config.mode === 'demo') await prepareDemo(server.platform);
  process.stdout.write(
    `${JSON.stringify({ ready: true, name: 'api', url: config.publicUrl, mode: config.mode })}\n`,
  );

  let ending = false;
  const end = (signal: string) => {
    if (ending) return;
    ending = true;
    logger.info({ signal }, 'stopping');
    void server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
