import type { Store } from '@statbook-simulators/kit';
import type { Delivery } from './markers.ts';
import type { Script } from './submission.ts';

/** What shall become of submissions to come, given through the admin API: of their decision, or of their receipt. */
export interface Rule {
  /** Any company and any form where absent. */
  companyNumber?: string;
  formClass?: string;
  script?: Script;
  delivery?: Delivery;
  times: number;
}

export interface Arriving {
  /** Absent for a company that is still to be formed. */
  companyNumber?: string | undefined;
  formClass: string;
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

  /** The script for a submission, which then counts as used. */
  takeScript(arriving: Arriving): Script | undefined {
    return this.#take(arriving, ({ script }) => script !== undefined)?.script;
  }

  /** How the receipt of a submission is withheld; counts as used likewise. */
  takeDelivery(arriving: Arriving): Delivery | undefined {
    return this.#take(arriving, ({ delivery }) => delivery !== undefined)?.delivery;
  }

  #take({ companyNumber, formClass }: Arriving, isWanted: (rule: Rule) => boolean): Rule | undefined {
    const rules = this.list();
    const rule = rules.find(
      (one) =>
        isWanted(one) &&
        (one.companyNumber ?? companyNumber) === companyNumber &&
        (one.formClass ?? formClass) === formClass,
    );
    if (rule === undefined) return undefined;
    rule.times -= 1;
    this.#store.put(
      kind,
      'all',
      rules.filter(({ times }) => times > 0),
    );
    return rule;
  }
}
