import type { Calls, ReplyOf } from '@statbook/contract';
import type { Random } from '../random.ts';

export type FormId = ReplyOf<Calls['getForms']>['entity'][number]['form'];

/** A question of a form, as the server tells it. */
export interface DraftField {
  readonly path: string;
  readonly kind: string;
  readonly maxLength: number | null;
  readonly options: readonly { readonly value: string }[];
}

/** The draft of a form, as it stands now. */
export interface Draft {
  readonly companyId: string;
  readonly form: FormId;
  /** Good answers, by their path. */
  readonly sample: Readonly<Record<string, string>>;
  filingId: string;
  version: number;
  activeStep: string;
  /** Of what the last review has shown. */
  contentSha256: string | undefined;
  fields: readonly DraftField[];
  /** Where rows can be added. */
  lists: readonly string[];
}

/**
 * The drafts of an account. A request names one by its place among them; what is sent of it is as its form stands by then, for
 * every answer that is saved raises its version.
 */
export class Drafts {
  readonly #all: Draft[] = [];
  readonly #byFiling = new Map<string, Draft>();

  add(draft: Draft): void {
    this.#all.push(draft);
    this.#byFiling.set(draft.filingId, draft);
  }

  get all(): readonly Draft[] {
    return this.#all;
  }

  pick(random: Random): Draft | undefined {
    return random.pick(this.#all);
  }

  find(filingId: string): Draft | undefined {
    return this.#byFiling.get(filingId);
  }

  /** The draft is now of another filing: its own was filed or deleted. */
  replace(draft: Draft, { filingId, version }: { filingId: string; version: number }): void {
    this.#byFiling.delete(draft.filingId);
    draft.filingId = filingId;
    draft.version = version;
    draft.contentSha256 = undefined;
    this.#byFiling.set(filingId, draft);
  }

  /** Notes what a reply about a form says of its draft; it is read as text, because most of it is of no use here. */
  follow(reply: string): void {
    const draft = this.find(/"FilingId":"([^"]+)"/.exec(reply)?.[1] ?? '');
    if (draft === undefined) return;
    const version = /"Version":(\d+)/.exec(reply)?.[1];
    // Replies may come in another order than their saves.
    if (version !== undefined) draft.version = Math.max(draft.version, Number(version));
    draft.contentSha256 = /"ContentSha256":"([^"]+)"/.exec(reply)?.[1] ?? draft.contentSha256;
  }
}
