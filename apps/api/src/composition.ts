import { createPresenterGateways, type PresenterGateways } from './clients/presenter-gateway.ts';
import { createPayments, type Payments } from './clients/payments.ts';
import { createRegistry, type Registry } from './clients/registry.ts';
import { createRegistrySignIn, type RegistrySignIn } from './clients/registry-sign-in.ts';
import type { Config } from './config.ts';
import type { IssuerAddresses } from './features/configuration/get-configuration.ts';
import type { IdTokens } from './features/session/accounts/choose-user.ts';
import { createAuthenticator, type Authenticator, type TokenVerifier } from './pipeline/authenticator.ts';
import { type ActivityLog, createActivityLog } from './platform/activity/activity.ts';
import { dumpBeforeUpgrade, dumpFolder } from './platform/backup/keep-dumps.ts';
import { type Clock, createClock } from './platform/clock.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import type { ConnectionPool } from './platform/database/connection-pool.ts';
import { migrate } from './platform/database/migrate.ts';
import { addGauges } from './platform/monitoring/gauges.ts';
import { createPdfRenderer, type PdfRenderer } from './platform/pdf/pdf-renderer.ts';
import { type DocumentStore, openFolderStore } from './platform/documents/document-store.ts';
import { createJobs, type Jobs } from './platform/jobs/jobs.ts';
import { createLiveEvents, type LiveEvents } from './platform/live/live-events.ts';
import type { Logger } from './platform/monitoring/logger.ts';
import { createMetrics, type Metrics } from './platform/monitoring/metrics.ts';
import { createMailer, type Mailer } from './platform/messages/mailer.ts';
import { openStoredKey } from './platform/secrets/stored-key.ts';
import { openConfiguredVault, type Vault } from './platform/secrets/vault.ts';
import { createStepWatch, type StepWatch } from './platform/jobs/step-watch.ts';

/** Everything that the features are given; each takes by name what it needs. */
export interface Platform {
  config: Config;
  logger: Logger;
  metrics: Metrics;
  clock: Clock;
  database: Database;
  vault: Vault;
  activity: ActivityLog;
  /** Marks what goes sealed with a filing that is to be approved, so that a change of it is seen. */
  approvalKey: Buffer;
  /** Marks what people of an account have in common, so that they are found by it and nobody reads it. */
  peopleKey: Buffer;
  jobs: Jobs;
  live: LiveEvents;
  authenticator: Authenticator;
  idTokens: IdTokens;
  issuerAddresses: IssuerAddresses;
  payments: Payments;
  /** The registry's public data and documents. */
  registry: Registry;
  /** The way of an account's presenter to the registry's XML gateway. */
  gateways: PresenterGateways;
  /** The registry's own sign-in and its filing API; undefined where the installation has none. */
  registrySignIn: RegistrySignIn | undefined;
  mailer: Mailer;
  documentStore: DocumentStore;
  /** Where our own documents are drawn. */
  pdfRenderer: PdfRenderer;
  checkReplies: boolean;
  /** Told each step of paying, sending and following before it is taken. */
  onStep: StepWatch;
  stopping: AbortSignal;
}

export interface IdentityClient extends TokenVerifier, IdTokens, IssuerAddresses {}

/** What a process is composed of. */
export interface Parts {
  config: Config;
  logger: Logger;
  identity: IdentityClient;
  pool: Promise<ConnectionPool>;
  stopping: AbortSignal;
}

/** Opens the database, brings it up to date, and wires the platform. */
export async function compose({ config, logger, identity, pool, stopping }: Parts): Promise<Platform> {
  const database = openDatabase(await pool);
  if (config.databaseUrl === undefined) await dumpBeforeUpgrade({ database, folder: dumpFolder(config) });
  await migrate(database.pool);
  const vault = openConfiguredVault(config);
  const clock = createClock(config.clockAt);
  const metrics = createMetrics();
  const live = createLiveEvents(database);
  addGauges({ metrics, database, live });
  return {
    config,
    logger,
    metrics,
    clock,
    database,
    vault,
    approvalKey: await openStoredKey(database, vault, 'approval'),
    peopleKey: await openStoredKey(database, vault, 'people'),
    activity: createActivityLog(await openStoredKey(database, vault, 'activity')),
    jobs: createJobs({ database, logger, metrics }),
    live,
    authenticator: createAuthenticator(database, identity),
    idTokens: identity,
    issuerAddresses: identity,
    payments: createPayments(config, metrics),
    registry: createRegistry({ config, database, clock, logger, metrics }),
    gateways: createPresenterGateways({ config, clock, database, vault, logger, metrics }),
    registrySignIn: createRegistrySignIn({ config, database, clock, logger, metrics }),
    mailer: createMailer(config),
    documentStore: openFolderStore(config.documentStoreUrl),
    pdfRenderer: createPdfRenderer(),
    checkReplies: config.checkReplies,
    onStep: createStepWatch(config.crashAt),
    stopping,
  };
}
