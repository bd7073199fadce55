import type { FormSecrets, IncorporationContent } from '@statbook/domain/filing/forms';
import type { AttachedDocument } from '../xml-gateway/forms/attached-document.ts';

export const highStreet = {
  premise: '1',
  street: 'High Street',
  postTown: 'Anywhere',
  country: 'GB-WLS',
  postcode: 'QP1 1XY',
};

const secretsAt = (path: string, dateOfBirth: string, home: object): FormSecrets => ({
  [`${path}.dateOfBirth`]: dateOfBirth,
  [`${path}.personalCode`]: '12345678901',
  ...Object.fromEntries(
    Object.entries(home).map(([line, text]) => [`${path}.residentialAddress.${line}`, text]),
  ),
});

const registeredOffice = { kind: 'registered-office' } as const;
const home = { kind: 'protected-address' } as const;

/** The published example, person by person. */
export const published: IncorporationContent = {
  companyName: 'JOHN SMITH EXAMPLE LIMITED',
  kind: 'BYSHR',
  place: 'EW',
  registeredOffice: {
    premise: '1',
    street: 'Any Road',
    thoroughfare: 'Area',
    postTown: 'Anytown',
    country: 'GBR',
    postcode: 'ZB2 2ZZ',
  },
  isAppropriateOffice: true,
  articles: 'BYSHRMODEL',
  officers: [
    {
      consentToAct: true,
      role: 'director',
      kind: 'person',
      name: { forename: 'Fred', surname: 'Jones' },
      serviceAddress: registeredOffice,
      nationalities: ['British'],
      countryOfResidence: 'WALES',
      residence: home,
      identityVerified: true,
      nameMismatchReason: 'LEGALLY_CHANGED',
    },
    {
      consentToAct: true,
      role: 'director',
      kind: 'corporate',
      corporateName: 'A UK Company Ltd',
      address: highStreet,
      registration: { kind: 'uk-company', registrationNumber: '12345678' },
    },
    {
      consentToAct: true,
      role: 'director',
      kind: 'corporate',
      corporateName: 'A Non UK Company Ltd',
      address: {
        premise: '2',
        street: 'A Street In Belgium',
        postTown: 'Anywhere',
        country: 'BEL',
        postcode: '9999',
      },
      registration: {
        kind: 'other',
        placeRegistered: 'Belgium',
        registrationNumber: '12345678',
        lawGoverned: 'Belgium',
        legalForm: 'Belgium Limited Liability Company',
      },
    },
    {
      consentToAct: true,
      role: 'secretary',
      kind: 'person',
      name: { forename: 'Harry', surname: 'Smith' },
      serviceAddress: {
        kind: 'address',
        address: { premise: '1', street: 'No Street', postTown: 'Nowhere', country: 'CAN' },
      },
    },
  ],
  pscs: [
    {
      psc: {
        kind: 'individual',
        name: { forename: 'John', surname: 'Smith' },
        serviceAddress: registeredOffice,
        residence: home,
        nationalities: ['British'],
        countryOfResidence: 'United Kingdom',
        identityVerified: true,
        nameMismatchReason: 'LEGALLY_CHANGED',
      },
      knowsOfNotice: true,
      control: { body: 'company', shares: { own: '25-to-50-percent' } },
    },
    {
      psc: {
        kind: 'individual',
        name: { forename: 'Jane', surname: 'Smith' },
        serviceAddress: registeredOffice,
        residence: home,
        nationalities: ['British'],
        countryOfResidence: 'United Kingdom',
      },
      knowsOfNotice: true,
      control: { body: 'company', shares: { own: '50-to-75-percent' } },
    },
    {
      psc: {
        kind: 'corporate-entity',
        corporateName: 'BIG OLD COMPANY LIMITED',
        address: { premise: '11', postTown: 'Cardiff', country: 'GB-WLS' },
        registration: {
          legalForm: 'BigOldForm',
          lawGoverned: 'BigOldLaw',
          placeRegistered: 'London',
          registrationNumber: '12345678',
          country: 'England',
        },
      },
      control: { body: 'company', shares: { own: '25-to-50-percent' } },
    },
  ],
  statementOfCapital: [
    {
      currency: 'GBP',
      totalNumberOfShares: '100',
      totalAggregateNominalValue: '100',
      totalAmountUnpaid: '10',
      shares: [
        {
          shareClass: 'Ordinary',
          prescribedParticulars: 'None',
          numberOfShares: '100',
          aggregateNominalValue: '100',
        },
      ],
    },
  ],
  subscribers: [
    {
      party: { kind: 'person', forename: 'Fred', surname: 'Jones' },
      address: {
        premise: '1',
        street: 'Fred Street',
        postTown: 'Fred Town',
        country: 'GBR',
        postcode: 'QP12 0NN',
      },
      agreesNameAuthenticates: true,
      shares: [
        {
          shareClass: 'Ordinary',
          numberOfShares: '100',
          amountPaidPerShare: '0.99',
          amountUnpaidPerShare: '0.01',
          currency: 'GBP',
          nominalValue: '1',
        },
      ],
    },
  ],
  authoriser: {
    kind: 'agent',
    party: { kind: 'corporate', corporateName: 'Jones and Co', forename: 'Fred', surname: 'Jones' },
    address: { premise: '1', street: 'MOO STREET', postTown: 'Cardiff', country: 'GB-WLS' },
    agreesNameAuthenticates: true,
  },
  sameDay: false,
  rejectReference: 'XYZ12345',
  sicCodes: ['71129'],
  registeredEmail: 'test@test.com',
  isForLawfulPurposes: true,
};

const longStreet = (premise: string, country: string) => ({
  premise,
  street: 'Long Street',
  postTown: 'Someplace',
  country,
  postcode: 'QP12 0NN',
});

/** Of its people. */
export const publishedSecrets: FormSecrets = {
  ...secretsAt('officers.0', '1992-01-01', highStreet),
  ...secretsAt('pscs.0', '1900-01-01', longStreet('742', 'GB-WLS')),
  ...secretsAt('pscs.1', '1985-01-02', longStreet('744', 'GB-ENG')),
};

/** A document that goes with an application. */
export const pdf = (category: AttachedDocument['category']): AttachedDocument => ({
  category,
  bytes: new TextEncoder().encode('%PDF-1.7'),
  filename: 'a.pdf',
  contentType: 'application/pdf',
});
