import { humanAnswers, verifiedAnswers } from '../fields/known-person-answers.ts';
import { NATIONALITIES_OF_PSC } from '../fields/person-fields.ts';
import { type Answers, toAnswers } from '../kernel/form-fields.ts';
import type { KnownPerson } from '../known-person.ts';

/** The answers that are known of somebody in the books who becomes a person with significant control. */
export function knownPscAnswers(person: KnownPerson): Answers {
  if (person.kind === 'human')
    return { ...humanAnswers('psc', person), ...verifiedAnswers('psc', person, NATIONALITIES_OF_PSC) };
  const { kind: _kind, name, address, ...registered } = person;
  return {
    'psc.corporateName': name,
    ...(address && toAnswers('psc.address', address)),
    ...toAnswers('psc.registration', registered),
  };
}
