import { companyNumber } from '../../../companies/company-number.ts';
import { civilDate } from '../../../dates/civil-date.ts';
import type { ShareholdingRecord } from '../../../share-capital/shareholdings.ts';
import {
  currencyCapitalOf,
  type StatementOfCapitalRecord,
} from '../../../share-capital/statement-of-capital.ts';
import { type ConfirmationStatementDraft, EMPTY_CONFIRMATION_STATEMENT } from '../answers/answers.ts';
import type { ConfirmationStatementFacts, DirectorFacts } from '../facts.ts';

/** The day on which the tests of this folder stand. */
export const TODAY = civilDate('2026-11-20');

/** A capital of so many Ordinary shares of one pound, paid up. */
export function ordinaryCapital(numberOfShares: string): StatementOfCapitalRecord {
  const ordinary = {
    className: 'Ordinary',
    particulars: 'One vote and equal rights to dividends and capital for each share. Not redeemable.',
    numberOfShares,
    aggregateNominal: numberOfShares,
  };
  return { currencies: [currencyCapitalOf('GBP', [ordinary], '0')] };
}

/** A holding of Ordinary shares. */
export function ordinaryHolding(forename: string, numberHeld: string): ShareholdingRecord {
  return {
    className: 'Ordinary',
    numberHeld,
    holders: [{ kind: 'person', forename, surname: 'Green' }],
    transfers: [],
  };
}

/** A director whose identity is verified on the register. */
export const ALICE: DirectorFacts = {
  id: 'alice',
  person: 'individual',
  forename: 'Alice',
  surname: 'GREEN',
  hasDateOfBirth: true,
  verification: { startsOn: civilDate('2026-01-10'), endsOn: civilDate('9999-12-31') },
};

/** A director in office before verification started, whose statement is still due. */
export const BOB: DirectorFacts = {
  id: 'bob',
  person: 'individual',
  title: 'Dr',
  forename: 'Bob',
  otherForenames: 'Ewan',
  surname: 'STONE',
  hasDateOfBirth: true,
  verification: { statementDueOn: civilDate('2026-12-04') },
};

/** PLUM LIMITED: incorporated 20 November 2020, review period ending today, 100 shares, one verified director. */
export const PLUM: ConfirmationStatementFacts = {
  company: {
    number: companyNumber('12345678'),
    name: 'PLUM LIMITED',
    type: 'ltd',
    status: 'active',
    incorporatedOn: civilDate('2020-11-21'),
  },
  reviewPeriod: { startsOn: civilDate('2025-11-21'), endsOn: TODAY },
  lastMadeUpTo: civilDate('2025-11-20'),
  sicCodes: ['62012'],
  trading: { onMarket: false, dtr5Applies: false, pscExemptions: [] },
  statementOfCapital: ordinaryCapital('100'),
  shareholdings: [ordinaryHolding('Alice', '60'), ordinaryHolding('Bob', '40')],
  hasRegisteredEmail: true,
  directors: [ALICE],
  signers: [{ name: 'Alice May GREEN', person: 'individual', capacity: 'director' }],
  openFilings: [],
};

/** The statement in which nothing has changed. */
export const NOTHING_CHANGED: ConfirmationStatementDraft = {
  ...EMPTY_CONFIRMATION_STATEMENT,
  madeUpTo: TODAY,
  trading: { onMarket: false, pscExemptions: [] },
  sicCodes: { answer: 'confirm', codes: [] },
  statementOfCapital: { answer: 'confirm' },
  shareholdings: { answer: 'confirm', holdings: [] },
  registeredOffice: 'yes',
  officers: 'yes',
  pscs: 'yes',
  recordsLocation: 'yes',
  registeredEmail: { answer: 'yes', address: '' },
  statements: { informationDelivered: true, lawfulPurpose: true },
  signer: { name: 'Alice Green', capacity: 'director' },
};
