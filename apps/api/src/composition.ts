import { createPresenterGateways, type PresenterGateways } from './clients/presenter-gateway.ts';
import { createPayments, type Payments } from './clients/payments.ts';
import { createRegistry, type Registry } from './clients/registry.ts';
import type { Config } from './config.ts';
import type { IdTokens } from './features/session/sign-in.ts';
import { createSignInGuard, type SignInGuard, type TokenVerifier } from './pipeline/sign-in-guard.ts';
import { type ActivityLog, createActivityLog } from './platform/activity.ts';
import { type Clock, createClock } from './platform/clock.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import type { Engine } from './platform/database/engine.ts';
import { migrate } from './platform/database/migrate.ts';
import { addFigures } from './platform/figures.ts';
import { createDrawingRoom, type DrawingRoom } from './platform/drawing/drawing-room.ts';
import { type DocumentStore, openFolderStore } from './platform/document-store.ts';
import { createJobs, type Jobs } from './platform/jobs.ts';
import { createLiveEvents, type LiveEvents } from './platform/live-events.ts';
import type { Logger } from './platform/logger.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { createMailer, type Mailer } from './platform/mailer.ts';
import { openConfiguredVault } from './platform/open-database.ts';
import { openConfiguredEngine } from './platform/open-engine.ts';
import { openStoredKey } from './platform/stored-key.ts';
import type { Vault } from './platform/secrets.ts';
import { createStepWatch, type StepWatch } from './platform/step-watch.ts';

/** Everything that the features are given; each takes by name what it needs. */
export interface Platform {
  config: Config;
  logger: Logger;
  metrics: Metrics;
  clock: Clock;
  database: Database;
  vault: Vault;
  activity: ActivityLog;
  jobs: Jobs;
  live: LiveEvents;
  guard: SignInGuard;
  idTokens: IdTokens;
  payments: Payments;
  /** The registry's public data and documents. */
  registry: Registry;
  /** The way of an account's presenter to the registry's XML gateway. */
  gateways: PresenterGateways;
  mailer: Mailer;
  documentStore: DocumentStore;
  /** Where our own documents are drawn. */
  drawingRoom: DrawingRoom;
  checkReplies: boolean;
  /** Told each step of paying, sending and following before it is taken. */
  onStep: StepWatch;
  stopping: AbortSignal;
}

export interface IdentityClient extends TokenVerifier, IdTokens {}

/** What a process is composed of. */
export interface Parts {
  config: Config;
  logger: Logger;
  identity: IdentityClient;
  /** Where it is being opened already; otherwise the one that the configuration names is opened. */
  engine?: Promise<Engine>;
  stopping: AbortSignal;
}

/** Opens the database, brings it up to date, and wires the platform. */
export async function compose({ config, logger, identity, engine, stopping }: Parts): Promise<Platform> {
  const database = openDatabase(await (engine ?? openConfiguredEngine(config)));
  await migrate(database.engine);
  const vault = openConfiguredVault(config);
  const clock = createClock(config.clockAt);
  const metrics = createMetrics();
  const live = createLiveEvents(database);
  addFigures({ metrics, database, live });
  return {
    config,
    logger,
    metrics,
    clock,
    database,
    vault,
    activity: createActivityLog(await openStoredKey(database, vault, 'activity')),
    jobs: createJobs({ database, logger, metrics }),
    live,
    guard: createSignInGuard(database, identity),
    idTokens: identity,
    payments: createPayments(config, metrics),
    registry: createRegistry({ config, database, clock, logger, metrics }),
    gateways: createPresenterGateways({ config, clock, database, vault, logger, metrics }),
    mailer: createMailer(config),
    documentStore: openFolderStore(config.documentStoreUrl),
    drawingRoom: createDrawingRoom(),
    checkReplies: config.checkReplies,
    onStep: createStepWatch(config.crashAt),
    stopping,
  };
}
