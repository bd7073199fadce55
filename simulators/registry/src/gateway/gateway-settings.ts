import { Settings, type Store } from '@statbook-simulators/kit';
import { z } from 'zod';

const schema = z.object({
  /** From receipt to decision, on the simulator's clock. */
  decisionDelayMs: z.number().min(0),
  receiptQualifier: z.enum(['response', 'acknowledgement']),
  /** The answer to a general poll when nothing waits. */
  emptyPoll: z.enum(['error-8026', 'empty-status']),
  /** Company data as really captured rather than as the schema has them. */
  companyDataQuirks: z.boolean(),
  /** Company number and authentication code are checked for test accounts too. */
  checksCompanyInTestMode: z.boolean(),
  /** More than two requests a second of one presenter are refused. */
  limitsRate: z.boolean(),
  envelopeNamespace: z.enum(['v1', 'v2']),
});

/** What nobody has published, or what a test wants otherwise. */
export type GatewaySettings = z.infer<typeof schema>;

const published: GatewaySettings = {
  decisionDelayMs: 3000,
  receiptQualifier: 'response',
  emptyPoll: 'error-8026',
  companyDataQuirks: true,
  checksCompanyInTestMode: true,
  limitsRate: false,
  envelopeNamespace: 'v2',
};

export function openGatewaySettings(store: Store, given: Partial<GatewaySettings>) {
  return new Settings(store, 'gateway-settings', { schema, initial: { ...published, ...given } });
}
