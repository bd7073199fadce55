import type { CallName, Calls } from '@statbook/contract';
import type { Platform } from '../composition.ts';
import * as featureHandlers from './feature-handlers.ts';
import { enqueueDatesNear } from '../features/notifications/notify-dates-near.ts';
import { readRegisterOnDay } from '../features/shares/register/register-on-day.ts';
import { createPreparers, shareEntries } from '../form-preparers.ts';
import type { Handler } from '../pipeline/handler.ts';
import type { Transaction } from '../platform/database/database.ts';
import * as workflowHandlers from './workflow-handlers.ts';
import { filedForms } from '../workflows/send-filing/filed-forms.ts';

/** What handlers are given: the platform, and what features have of one another. Each names what it needs of it. */
const createDependencies = (platform: Platform) => ({
  ...platform,
  ...shareEntries,
  preparers: createPreparers(platform),
  forms: filedForms,
  readRegister: readRegisterOnDay,
  enqueueReminders: (tx: Transaction, accountId: string) => enqueueDatesNear(platform, tx, accountId),
});

type Dependencies = ReturnType<typeof createDependencies>;

/** What answers each call of the contract, by itself or once it has what it needs. */
const handlers: {
  readonly [Name in CallName as `${Name}Handler`]:
    | Handler<Calls[Name]>
    | ((dependencies: Dependencies) => Handler<Calls[Name]>);
} = { ...featureHandlers, ...workflowHandlers };

/** The handlers of all calls, with what they need. */
export function createHandlers(platform: Platform): readonly Handler[] {
  const dependencies = createDependencies(platform);
  return Object.values(handlers).map((handler) =>
    typeof handler === 'function' ? handler(dependencies) : handler,
  );
}
