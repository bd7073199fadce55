import { type Answers, toAnswers } from '../kernel/form-fields.ts';
import type { KnownHuman } from '../known-person.ts';
import { splitNationalities } from './person-fields.ts';
import { HOME_PATH } from './service-address-fields.ts';

/** What forms ask of a human by one word for all of them, under the path of the person: `officer`, `psc`. */
export function humanAnswers(path: string, { name, serviceAddress }: KnownHuman): Answers {
  return {
    ...toAnswers(`${path}.name`, name),
    ...(serviceAddress && {
      [`${path}.serviceAddress.kind`]: 'address',
      ...toAnswers(`${path}.serviceAddress.address`, serviceAddress),
    }),
  };
}

/** What only those are asked whose identity is verified. */
export function verifiedAnswers(path: string, known: KnownHuman, mostNationalities?: number): Answers {
  const {
    nationality,
    countryOfResidence = '',
    dateOfBirth = '',
    personalCode = '',
    nameReason,
    residentialAddress: home,
  } = known;
  return {
    dateOfBirth,
    personalCode,
    ...(nameReason && { [`${path}.nameMismatchReason`]: nameReason }),
    [`${path}.countryOfResidence`]: countryOfResidence,
    ...toAnswers(`${path}.nationalities`, splitNationalities(nationality, mostNationalities)),
    // Never that it is the service address, though it may be: that would say where somebody lives.
    ...(home && { [`${path}.residence.kind`]: 'protected-address', ...toAnswers(HOME_PATH, home) }),
  };
}
