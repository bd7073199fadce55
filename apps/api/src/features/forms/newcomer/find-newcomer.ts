import { type FormId, kindOfNewcomer } from '@statbook/domain/filing';
import type { KnownPerson } from '@statbook/domain/filing/forms';
import type { Platform } from '../../../composition.ts';
import { type Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { readKnownPerson } from './known-person.ts';

const ONLY_ON_PAPER =
  'Every particular of this person is protected (section 790ZG): a form about them goes to Companies House on paper only.';

/** Somebody of the books whom a form may introduce to its company; refused where that is nobody, or nobody for this form. */
export async function findNewcomer(
  tx: Transaction,
  { vault }: Pick<Platform, 'vault'>,
  { form, personId }: { readonly form: FormId; readonly personId: string },
): Promise<KnownPerson | Refusal> {
  const kind = kindOfNewcomer(form);
  if (kind === undefined) return refuse('form-not-offered', { detail: 'This form is about nobody new.' });
  const found = await readKnownPerson(tx, vault, personId);
  if (found === undefined) return refuse('not-found');
  if (found.protection === 'super-secure') return refuse('form-not-offered', { detail: ONLY_ON_PAPER });
  if (kind === 'either' || found.person.kind === kind) return found.person;
  const other =
    kind === 'human' ? 'a person, and not a company or firm' : 'a company or firm, and not a person';
  return refuse('form-not-offered', { detail: `This form is of ${other}.` });
}
