import { toComparableRegistration } from '../../../people/names/body-registration.ts';
import { FORMER_NAMES_ASKED } from '../fields/person-fields.ts';
import { humanAnswers, verifiedAnswers } from '../fields/known-person-answers.ts';
import { type Answers, toAnswers } from '../kernel/form-fields.ts';
import type { KnownBody, KnownHuman, KnownPerson } from '../known-person.ts';

/** The answers that are known of somebody in the books who becomes an officer. */
export function knownOfficerAnswers(person: KnownPerson): Answers {
  return person.kind === 'human' ? ofHuman(person) : ofBody(person);
}

function ofHuman(person: KnownHuman): Answers {
  const { formerNames = [] } = person;
  return {
    ...humanAnswers('officer', person),
    ...verifiedAnswers('officer', person),
    // A register without former names does not say that there is none: that is the person's own to say.
    ...(formerNames.length > 0 && {
      [FORMER_NAMES_ASKED]: 'yes',
      ...toAnswers('officer.previousNames', formerNames),
    }),
  };
}

function ofBody({ kind: _kind, name, address, country, ...registered }: KnownBody): Answers {
  const { placeRegistered: register, registrationNumber } = registered;
  const found =
    registrationNumber === undefined
      ? undefined
      : toComparableRegistration({ number: registrationNumber, country, register });
  return {
    'officer.corporateName': name,
    ...(address && toAnswers('officer.address', address)),
    ...toAnswers(
      'officer.registration',
      found?.country === 'uk'
        ? { kind: 'uk-company', registrationNumber: found.number }
        : { kind: hasRegistration(registered) ? 'other' : '', ...registered },
    ),
  };
}

const hasRegistration = (registered: object) => Object.values(registered).some(Boolean);
