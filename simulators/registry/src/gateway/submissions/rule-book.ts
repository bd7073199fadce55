import type { Store } from '@statbook-simulators/kit';
import type { Script } from './submission.ts';

/** A script for submissions to come, given through the admin API. */
export interface Rule {
  companyNumber?: string;
  script: Script;
  times: number;
}

const kind = 'gateway-rules';

export class RuleBook {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  list(): Rule[] {
    return this.#store.get<Rule[]>(kind, 'all') ?? [];
  }

  add(rule: Rule): void {
    this.#store.put(kind, 'all', [...this.list(), rule]);
  }

  clear(): void {
    this.#store.remove(kind, 'all');
  }

  /** The script for a submission of that company, which then counts as used. */
  take(companyNumber: string): Script | undefined {
    const rules = this.list();
    const rule = rules.find((one) => one.companyNumber === undefined || one.companyNumber === companyNumber);
    if (rule === undefined) return undefined;
    rule.times -= 1;
    this.#store.put(
      kind,
      'all',
      rules.filter(({ times }) => times > 0),
    );
    return rule.script;
  }
}
