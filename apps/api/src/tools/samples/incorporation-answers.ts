import type { Answers } from '@statbook/domain/filing/forms';
import { bristol } from '../sample-facts.ts';

/** A person who becomes an officer, with the particulars that officers give. */
const person = (path: string, given: Answers): Answers => ({
  [`${path}.kind`]: 'person',
  [`${path}.hasFormerNames`]: 'no',
  [`${path}.nationalities.0`]: 'British',
  [`${path}.countryOfResidence`]: 'England',
  [`${path}.serviceAddress.kind`]: 'registered-office',
  [`${path}.residence.kind`]: 'protected-address',
  [`${path}.residence.secured`]: 'no',
  ...bristol(`${path}.residentialAddress`),
  [`${path}.identityVerified`]: 'yes',
  [`${path}.knowsOfNotice`]: 'yes',
  ...Object.fromEntries(Object.entries(given).map(([name, answer]) => [`${path}.${name}`, answer])),
});

/** A private company of two directors, who take its shares three to one, and of a corporate secretary. */
export const sampleIncorporation: Answers = {
  companyName: 'Quayside Light Bakery Limited',
  companyType: 'BYSHR',
  country: 'EW',
  sameDay: 'no',
  ...bristol('registeredOffice'),
  isAppropriateOffice: 'yes',
  registeredEmail: 'secretary@quayside.example',
  isAppropriateEmail: 'yes',
  'sicCodes.0': '10710',
  ...person('people.0', {
    roles: 'director,subscriber,psc',
    'name.forename': 'Dora',
    'name.otherForenames': 'May',
    'name.surname': 'Quince',
    dateOfBirth: '1990-02-28',
    personalCode: 'QUN12345678',
    'consent.director': 'yes',
    'shares.0.numberOfShares': '75',
    agreesNameAuthenticates: 'yes',
    'control.shares.own': '75-to-100-percent',
    'control.votes.own': '75-to-100-percent',
  }),
  ...person('people.1', {
    roles: 'director,subscriber',
    'name.forename': 'Eve',
    'name.surname': 'Fig',
    dateOfBirth: '1985-07-09',
    personalCode: 'FIG12345678',
    'consent.director': 'yes',
    'shares.0.numberOfShares': '25',
    agreesNameAuthenticates: 'yes',
  }),
  'people.2.kind': 'body',
  'people.2.roles': 'secretary',
  'people.2.corporateName': 'MEDLAR SECRETARIES LIMITED',
  ...bristol('people.2.address'),
  'people.2.registration.kind': 'uk-company',
  'people.2.registration.registrationNumber': '00445790',
  'people.2.consent.secretary': 'yes',
  articles: 'model',
  'authoriser.kind': 'subscribers',
  'authoriser.agreesNameAuthenticates': 'yes',
  isForLawfulPurposes: 'yes',
};
