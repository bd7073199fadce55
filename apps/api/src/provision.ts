import { readConfig } from './config.ts';
import { createActivityLog } from './platform/activity/activity.ts';
import { createClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/database.ts';
import { openToolPool } from './platform/database/open-database.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createLogger } from './platform/monitoring/logger.ts';
import { createMetrics } from './platform/monitoring/metrics.ts';
import { openStoredKey } from './platform/secrets/stored-key.ts';
import { openConfiguredVault } from './platform/secrets/vault.ts';
import { createDemoPractice, type DemoPractice } from './workflows/prepare-demo/demo-practice.ts';

export type { DemoPerson, DemoPractice } from './workflows/prepare-demo/demo-practice.ts';

/** Gives a running demo further practices, each as the one that it begins with. */
export interface Provision {
  createPractice(practice: DemoPractice): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database of the demo that the environment names, beside its own process. */
export async function openProvision(env: NodeJS.ProcessEnv): Promise<Provision> {
  const config = readConfig(env);
  const pool = await openToolPool(config, { isEmpty: false });
  const database = openDatabase(pool);
  const dependencies = {
    config,
    database,
    clock: createClock(config.clockAt),
    activity: createActivityLog(await openStoredKey(database, openConfiguredVault(config), 'activity')),
    jobs: createJobs({ database, logger: createLogger(config.logLevel), metrics: createMetrics() }),
  };
  return {
    createPractice: (practice) => createDemoPractice(dependencies, practice),
    close: () => pool.close(),
  };
}
