import { ConfigError, readConfig } from './config.ts';
import { openConfiguredEngine } from './platform/open-engine.ts';

/** One process of the product. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  // The embedded engine takes as long to open as the rest of the program to load: both begin at once.
  const engine = openConfiguredEngine(config);
  // Whoever awaits the engine reports this; until then it is nobody's.
  engine.catch(() => undefined);
  const { runServer } = await import('./run-server.ts');
  await runServer(config, engine);
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
