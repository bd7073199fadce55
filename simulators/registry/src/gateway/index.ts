import type { Clock, Store } from '@statbook-simulators/kit';
import type { FastifyInstance } from 'fastify';
import type { World } from '../world/world.ts';
import { controlDoor } from './control-door.ts';
import type { Gateway } from './gateway.ts';
import { gatewayRoutes } from './gateway-routes.ts';
import { type GatewaySettings, SettingsBook } from './gateway-settings.ts';
import { demoPresenter, type Presenter } from './presenters/presenter.ts';
import { PresenterBook } from './presenters/presenter-book.ts';
import { findSchemaFolder, openSchemas } from './schema/genuine-schemas.ts';
import { settleSubmissions } from './submissions/decide-submission.ts';
import { RuleBook } from './submissions/rule-book.ts';
import { SubmissionBook } from './submissions/submission-book.ts';

export type { GatewaySettings, Presenter };

export interface GatewayOptions extends Partial<GatewaySettings> {
  /** The demo's presenter when left out. */
  presenters?: readonly Presenter[] | undefined;
  /** The folder of genuine schemas, or null to do without; looked for when left out. */
  schemaFolder?: string | null;
}

interface GatewayParts {
  world: World;
  clock: Clock;
  store: Store;
  options?: GatewayOptions;
}

/** Puts the XML gateway, its control door and its decisions on the registry's server. */
export function registerGateway(
  app: FastifyInstance,
  { world, clock, store, options = {} }: GatewayParts,
): void {
  const { presenters = [demoPresenter], schemaFolder = findSchemaFolder(), ...settings } = options;
  const gateway: Gateway = {
    world,
    clock,
    store,
    settings: new SettingsBook(store, settings),
    presenters: new PresenterBook({ store, clock, presenters }),
    submissions: new SubmissionBook(store),
    rules: new RuleBook(store),
    ...(typeof schemaFolder === 'string' && { checkSchema: openSchemas(schemaFolder) }),
  };
  // Whoever asks the registry anything, here or at the data API, finds what was due decided.
  app.addHook('onRequest', async () => settleSubmissions(gateway));
  gatewayRoutes(app, gateway);
  controlDoor(app, gateway);
}
