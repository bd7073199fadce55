import {
  type Answers,
  heldCodeOf,
  knownPersonOf,
  type KnownPersonFacts,
} from '@statbook/domain/filing/forms';
import { parsePersonalCode } from '@statbook/domain/identity';
import { z } from 'zod';
import { subjectOfDraft } from '../../../filings/draft/draft-subject.ts';
import { unsealDraft } from '../../../filings/draft/sealed-draft.ts';
import type { Filing } from '../../../filings/filing-queries.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { HIDDEN_NAME } from '../present-person.ts';
import type { BoardRow } from './verification-queries.ts';

/** The forms that state somebody's identity, and so take a personal code. */
export const FORMS_WITH_CODES = ['CS01', 'VS01', 'AP01', 'PSC01'] as const;

/** What a company has, as far as it decides whose codes its drafts lack. */
export interface CompanyOfDraft {
  /** The roles that have to be verified, of whom no code is held. */
  readonly uncoded: readonly BoardRow[];
  readonly knownPeople: readonly KnownPersonFacts[];
}

interface Awaited {
  readonly personId: string | null;
  readonly name: string;
}

/** Whose codes a draft lacks: of those who are on the registers, and of whom it introduces. */
export function awaitedOf(vault: Vault, draft: Filing, company: CompanyOfDraft): readonly Awaited[] {
  const secrets = unsealDraft(vault, draft) ?? {};
  if (draft.form === 'CS01') {
    const codes = codesOfDirectors.parse(secrets);
    return company.uncoded
      .filter(
        ({ register, registerKey }) => register === 'officer' && !isCode(codes[registerKey]?.personalCode),
      )
      .map(presentAwaited);
  }
  const answers = { ...storedDraft.parse(draft.draft ?? {}).answers, ...storedAnswers.parse(secrets) };
  if (isCode(answers['personalCode'])) return [];
  if (draft.form !== 'VS01') return awaitedOfNewcomer(draft, answers, company);
  return company.uncoded
    .filter(({ register, registerKey }) => register === 'psc' && registerKey === draft.subject)
    .map(presentAwaited);
}

/** Somebody whom the form introduces may be on the company's registers otherwise, and their code be held. */
function awaitedOfNewcomer(
  draft: Filing,
  answers: Answers,
  { knownPeople }: CompanyOfDraft,
): readonly Awaited[] {
  const { form } = draft;
  const asked = { form, answers, facts: { knownPeople } };
  // Control is notified without the statement where that is left for later, and on paper of whom the register hides.
  const needsNone = answers['statesIdentity'] === 'no' || answers['isProtected'] === 'yes';
  if ((form === 'PSC01' && needsNone) || heldCodeOf(asked) !== undefined) return [];
  const known = knownPersonOf(asked);
  return [{ personId: known?.personId ?? null, name: subjectOfDraft(draft) ?? newcomers[form] ?? '' }];
}

const newcomers: Readonly<Record<string, string>> = {
  AP01: 'A new officer',
  PSC01: 'A new person with significant control',
};

const storedAnswers = z.record(z.string(), z.string());
const storedDraft = z.object({ answers: storedAnswers.default({}) });
const codesOfDirectors = z.record(z.string(), z.object({ personalCode: z.string().optional() }));

const isCode = (typed: string | undefined) => parsePersonalCode(typed ?? '').ok;

const presentAwaited = ({ personId, name }: BoardRow): Awaited => ({ personId, name: name ?? HIDDEN_NAME });
