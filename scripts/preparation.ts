import { prepareTemplate } from '@statbook/api/database';
import { bringWebUpToDate, type BuildOutcome } from './web-build/web-build.ts';

/** Makes what every start needs and only a change of source outdates: the pages, and the database to begin with. */
export async function prepareCheckout(checkout: string, onBuild: () => void): Promise<BuildOutcome> {
  const [built] = await Promise.all([bringWebUpToDate(checkout, onBuild), prepareDatabase()]);
  return built;
}

/** A start without a template makes its database itself, and reports errors itself. */
export async function prepareDatabase(): Promise<void> {
  await prepareTemplate().catch((error: unknown) =>
    process.stderr.write(`No database was prepared: ${String(error)}\n`),
  );
}
