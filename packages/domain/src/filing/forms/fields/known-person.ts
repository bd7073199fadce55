import { type CivilDate, datePartsOf } from '../../../dates/civil-date.ts';
import { isSameFullName } from '../../../people/names/comparable-name.ts';
import type { PersonDetails } from '../../../people/register-entry.ts';
import { dateAt } from '../kernel/event-dates.ts';
import type { FormFacts, KnownPersonFacts } from '../kernel/form-facts.ts';
import { type Answers, answerAt, isTicked } from '../kernel/form-fields.ts';
import type { FormCase } from '../kernel/form-rules.ts';
import { nameAt } from './person-fields.ts';
import { PSC_PATH } from './control/psc-fields.ts';

/** The answer that another code is given than the one that is held. */
export const ANOTHER_CODE_PATH = 'usesAnotherCode';

/** The answer that a code is not kept for later filings. */
export const CODE_NOT_KEPT_PATH = 'codeNotKept';

/** As much of a form as it takes to know whom it is about. */
type PersonCase = Pick<FormCase, 'form' | 'answers'> & { readonly facts: Pick<FormFacts, 'knownPeople'> };

/**
 * Whom the form is about, where the company's registers have them: named by the form, or with the same full name and born in the
 * same month. Of somebody protected nothing is known by name.
 */
export function knownPersonOf({ form, facts, answers }: PersonCase): KnownPersonFacts | undefined {
  const known = facts.knownPeople ?? [];
  if (form === 'VS01') {
    const id = answerAt(answers, PSC_PATH);
    return known.find((each) => each.register === 'psc' && each.registerKey === id);
  }
  const { name, birthDate } = namedPersonOf({ form, answers });
  const alike = known.filter(
    (each) => !each.isProtected && isSameFullName(each.name, name) && isBornThen(each, birthDate),
  );
  // Two of one name and month may be two people.
  return new Set(alike.map(({ personId }) => personId)).size === 1 ? alike[0] : undefined;
}

/** Where a form answers why the verified name differs. */
export const nameReasonPath = (form: FormCase['form']): string =>
  form === 'VS01' || form === 'PSC01' ? 'psc.nameMismatchReason' : 'officer.nameMismatchReason';

/**
 * Why the verified name of whom the form is about differs, as it is kept with their code; nothing where that is not known, or the
 * form says why.
 */
export function keptNameReason(asked: PersonCase): Answers {
  const path = nameReasonPath(asked.form);
  const reason = heldCodeOf(asked)?.nameReason;
  return reason === undefined || answerAt(asked.answers, path) !== '' ? {} : { [path]: reason };
}

/** Whom a form names that appoints or notifies somebody, as far as it is filled in. */
export function namedPersonOf({ form, answers }: Pick<FormCase, 'form' | 'answers'>) {
  const path = form === 'PSC01' ? 'psc' : 'officer';
  return {
    name: { kind: 'human', ...nameAt(answers, `${path}.name`) },
    birthDate: dateAt(answers, 'dateOfBirth'),
    protection: 'none',
  } as const satisfies PersonDetails;
}

function isBornThen({ born }: KnownPersonFacts, birthDate: CivilDate | undefined): boolean {
  if (born === undefined || birthDate === undefined) return false;
  const { year, month } = datePartsOf(birthDate);
  return born.year === year && born.month === month;
}

/** Somebody whose code is held, where the form is to be sent with it. */
export function heldCodeOf(asked: PersonCase): KnownPersonFacts | undefined {
  if (isTicked(asked.answers, ANOTHER_CODE_PATH)) return undefined;
  const known = knownPersonOf(asked);
  return known?.codeSince === undefined ? undefined : known;
}
