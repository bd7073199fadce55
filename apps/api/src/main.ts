import { createIdentity } from './clients/identity.ts';
import { ConfigError, readConfig } from './config.ts';
import { prepareDemo } from './processes/prepare-demo/prepare-demo.ts';
import { createLogger } from './platform/logger.ts';
import { startServer } from './server.ts';

/** One process of the product. It prints one line of JSON when it is ready, for the supervisor. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const server = await startServer(config, logger, createIdentity(config));
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

try {
  await main();
} catch (error) {
  const readable =
    error instanceof ConfigError || (error instanceof Error && error.message.startsWith('The data folder'));
  process.stderr.write(
    readable
      ? `Statbook cannot start:\n${error.message}\n`
      : `${String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
}
