import {
  type Answers,
  fieldsOf,
  type FormStep,
  isSecretPath,
  withoutRowsBeyond,
} from '@statbook/domain/filing/forms';
import { z } from 'zod';
import {
  maskPersonalCode,
  toDraftColumns as toColumns,
  unsealDraft,
} from '../../../filings/draft/sealed-draft.ts';
import type { Filing } from '../../../filings/filing-queries.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';

const answers = z.record(z.string(), z.string());
const storedDraft = z.object({ answers: answers.default({}), way: z.literal('document').optional() });

/** A draft as it lies in its filing: the answers, and apart from them those that are sealed. */
export interface FormDraft {
  readonly answers: Answers;
  readonly secrets: Answers;
  /** Whoever began it delivers it as a document, though software may send it. */
  readonly way?: 'document' | undefined;
}

/** The draft in a filing. */
export function readDraft(vault: Vault, filing: Filing): FormDraft {
  return {
    ...storedDraft.parse(filing.draft),
    secrets: answers.default({}).parse(unsealDraft(vault, filing)),
  };
}

/** The members of a filing that hold the draft. */
export function toDraftColumns(vault: Vault, filingId: string, { answers: open, way, secrets }: FormDraft) {
  return toColumns(vault, filingId, { draft: { answers: open, ...(way && { way }) }, secrets });
}

/** All answers together, as the rules read them. */
export function allAnswers({ answers: open, secrets }: FormDraft): Answers {
  return { ...open, ...secrets };
}

/** The draft with the answers given in place of its own; an empty one is taken away. */
export function mergeAnswers(draft: FormDraft, given: Answers): Answers {
  const merged = { ...allAnswers(draft), ...given };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}

/**
 * Parts the answers into those that may lie open and those that are sealed. An open answer that no field asks for any more is
 * kept, should it be asked for again; a secret is not, nor is a row that its list does not take.
 */
export function toDraft(steps: readonly FormStep[], given: Answers): FormDraft {
  const fields = fieldsOf(steps);
  const asked = new Set(fields.map(({ path }) => path));
  const marked = new Set(fields.flatMap(({ path, isSecret }) => (isSecret ? [path] : [])));
  const isSecret = (path: string) => marked.has(path) || isSecretPath(path);
  const entries = Object.entries(withoutRowsBeyond(steps, given));
  return {
    answers: Object.fromEntries(entries.filter(([path]) => !isSecret(path))),
    secrets: Object.fromEntries(entries.filter(([path]) => isSecret(path) && asked.has(path))),
  };
}

/** The secrets that are held, with as much as may be shown of them. */
export function presentSecrets({ secrets }: FormDraft) {
  return Object.entries(secrets).map(([path, value]) => ({
    path,
    masked: maskPersonalCode(value) ?? 'Given',
  }));
}
