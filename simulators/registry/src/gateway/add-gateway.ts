import type { Registry } from '../app.ts';
import { addAdminApi } from './admin-api.ts';
import type { Gateway } from './gateway.ts';
import { addGatewayRoutes } from './gateway-routes.ts';
import { type GatewaySettings, openGatewaySettings } from './gateway-settings.ts';
import { demoPresenter, type Presenter } from './presenters/presenter.ts';
import { PresenterBook } from './presenters/presenter-book.ts';
import { settleSubmissions } from './submissions/decide-submission.ts';
import { RuleBook } from './submissions/rule-book.ts';
import { SubmissionBook } from './submissions/submission-book.ts';

export interface GatewayOptions extends Partial<GatewaySettings> {
  presenters?: readonly Presenter[];
}

/** Puts the XML gateway, its admin API and its decisions on the registry's server. */
export function addGateway({ app, ...registry }: Registry, options: GatewayOptions = {}): void {
  const { presenters = [demoPresenter], ...settings } = options;
  const { store, clock } = registry;
  const gateway: Gateway = {
    ...registry,
    settings: openGatewaySettings(store, settings),
    presenters: new PresenterBook({ store, clock, presenters }),
    submissions: new SubmissionBook(store),
    rules: new RuleBook(store),
  };
  // Before it answers anything, here or at the data API, the registry decides what is due.
  app.addHook('onRequest', async () => settleSubmissions(gateway));
  addGatewayRoutes(app, gateway);
  addAdminApi(app, gateway);
}
