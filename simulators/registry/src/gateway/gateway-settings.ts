import type { Store } from '@statbook-simulators/kit';

/** What nobody has published, or what a test wants otherwise: each can be changed through the control door. */
export interface GatewaySettings {
  /** From receipt to decision, on the simulator's clock. */
  decisionDelayMs: number;
  receiptQualifier: 'response' | 'acknowledgement';
  /** What a general poll says when nothing waits. */
  emptyPoll: 'error-8026' | 'empty-status';
  /** Company data as really captured rather than as the schema has them. */
  companyDataQuirks: boolean;
  /** Company number and authentication code are checked for test accounts too. */
  checksCompanyInTestMode: boolean;
  /** More than two requests a second of one presenter are refused. */
  limitsRate: boolean;
  envelopeNamespace: 'v1' | 'v2';
}

const defaults: GatewaySettings = {
  decisionDelayMs: 3000,
  receiptQualifier: 'response',
  emptyPoll: 'error-8026',
  companyDataQuirks: true,
  checksCompanyInTestMode: true,
  limitsRate: false,
  envelopeNamespace: 'v2',
};

const kind = 'gateway-settings';

export class SettingsBook {
  readonly #store: Store;
  readonly #initial: GatewaySettings;

  constructor(store: Store, initial: Partial<GatewaySettings>) {
    this.#store = store;
    this.#initial = { ...defaults, ...initial };
  }

  get(): GatewaySettings {
    return { ...this.#initial, ...this.#store.get<Partial<GatewaySettings>>(kind, 'changed') };
  }

  /** Undefined when a name or a value is not one of those above; then nothing is changed. */
  change(wanted: Record<string, unknown>): GatewaySettings | undefined {
    const isKnown = Object.entries(wanted).every(([name, value]) => allowed[name]?.(value) === true);
    if (!isKnown) return undefined;
    this.#store.put(kind, 'changed', { ...this.#store.get<object>(kind, 'changed'), ...wanted });
    return this.get();
  }
}

const isTruth = (value: unknown) => typeof value === 'boolean';
const isOneOf =
  (...values: string[]) =>
  (value: unknown) =>
    typeof value === 'string' && values.includes(value);

const allowed: Record<string, (value: unknown) => boolean> = {
  decisionDelayMs: (value) => typeof value === 'number' && value >= 0,
  receiptQualifier: isOneOf('response', 'acknowledgement'),
  emptyPoll: isOneOf('error-8026', 'empty-status'),
  companyDataQuirks: isTruth,
  checksCompanyInTestMode: isTruth,
  limitsRate: isTruth,
  envelopeNamespace: isOneOf('v1', 'v2'),
};
