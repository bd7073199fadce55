import type { Answers } from '../kernel/form-fields.ts';
import { bristol } from './answers.fixture.ts';

/** A director, or a member, with a home that is not public. */
export function founder(path: string, given: Answers = {}): Answers {
  return {
    [`${path}.kind`]: 'person',
    [`${path}.name.forename`]: 'Anna',
    [`${path}.name.surname`]: 'Plum',
    [`${path}.hasFormerNames`]: 'no',
    [`${path}.dateOfBirth`]: '1980-05-17',
    [`${path}.nationalities.0`]: 'British',
    [`${path}.countryOfResidence`]: 'England',
    [`${path}.serviceAddress.kind`]: 'registered-office',
    [`${path}.residence.kind`]: 'protected-address',
    [`${path}.residence.secured`]: 'no',
    ...bristol(`${path}.residentialAddress`),
    [`${path}.personalCode`]: 'PLM12345678',
    [`${path}.identityVerified`]: 'yes',
    ...Object.fromEntries(Object.entries(given).map(([name, answer]) => [`${path}.${name}`, answer])),
  };
}

const common: Answers = {
  country: 'EW',
  sameDay: 'no',
  ...bristol('registeredOffice'),
  isAppropriateOffice: 'yes',
  registeredEmail: 'secretary@plum.example',
  isAppropriateEmail: 'yes',
  'authoriser.agreesNameAuthenticates': 'yes',
  isForLawfulPurposes: 'yes',
};

/** Plum Limited, whose one director takes all its shares. */
export const ONE_DIRECTOR: Answers = {
  ...common,
  companyName: 'Plum Limited',
  companyType: 'BYSHR',
  'sicCodes.0': '62012',
  ...founder('people.0', {
    roles: 'director,subscriber,psc',
    'consent.director': 'yes',
    knowsOfNotice: 'yes',
    'shares.0.numberOfShares': '100',
    'control.shares.own': '75-to-100-percent',
    agreesNameAuthenticates: 'yes',
  }),
  'classes.0.shareClass': 'Ordinary',
  'classes.0.currency': 'GBP',
  'classes.0.nominalValue': '1',
  'classes.0.prescribedParticulars': 'One vote each.',
  articles: 'model',
  'authoriser.kind': 'subscribers',
};

/** Plum LLP of two members. */
export const TWO_MEMBERS: Answers = {
  ...common,
  companyName: 'Plum LLP',
  companyType: 'LLP',
  ...founder('people.0', {
    roles: 'designated-member,psc',
    'consent.member': 'yes',
    knowsOfNotice: 'yes',
    'control.votes.own': '25-to-50-percent',
  }),
  ...founder('people.1', {
    'name.forename': 'Ben',
    'name.surname': 'Pear',
    personalCode: 'PER12345678',
    roles: 'designated-member',
    'consent.member': 'yes',
  }),
  'authoriser.kind': 'member',
  'authoriser.member': 'Ben Pear',
};

/** Plum Limited by guarantee, of one director and guarantor. */
export const ONE_GUARANTOR: Answers = {
  ...ONE_DIRECTOR,
  companyType: 'BYGUAR',
  'people.0.roles': 'director,subscriber',
  noControl: 'yes',
  articles: 'model',
};
