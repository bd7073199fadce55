import { isBeingFormed } from '@statbook/domain/companies';
import {
  type Answers,
  answerAt,
  FORMED_KINDS,
  FORMED_PLACES,
  givenAt,
  toRegisterKeys,
} from '@statbook/domain/filing/forms';
import type { PublicAddress } from '@statbook/registry-client';
import { updateProposedCompany } from '../../../filings/filing-company-queries.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { OpenForm } from './form-case.ts';

/** A company that is being formed is called, everywhere, what its incorporation says now: the form with it. */
export async function nameCompany(tx: Transaction, open: OpenForm): Promise<OpenForm> {
  const { company: formed, rules, asked } = open;
  if (!isBeingFormed(formed.number)) return open;
  const { answers } = asked;
  const name = rules.about?.(asked);
  const kind = FORMED_KINDS.find((each) => each === answerAt(answers, 'companyType'));
  const place = FORMED_PLACES.find((each) => each === answerAt(answers, 'country'));
  const keys = kind && place && toRegisterKeys(kind, place);
  const named = { name: (name ?? formed.name).slice(0, 160) };
  await updateProposedCompany(tx, formed.id, { ...keys, ...named, registeredOffice: officeAt(answers) });
  const company = { ...asked.facts.company, ...keys };
  return {
    ...open,
    company: { ...formed, ...named },
    asked: { ...asked, facts: { ...asked.facts, company } },
  };
}

/** The proposed office as a record made by hand has it; null while there is none. */
function officeAt(answers: Answers): PublicAddress | null {
  const { premise, street, thoroughfare, postTown, county, postcode, careOf } = givenAt(
    answers,
    'registeredOffice',
    ['premise', 'street', 'thoroughfare', 'postTown', 'county', 'postcode', 'careOf'],
  );
  if (premise === undefined) return null;
  return {
    careOf,
    poBox: undefined,
    premises: premise,
    line1: street,
    line2: thoroughfare,
    locality: postTown,
    region: county,
    postalCode: postcode,
    country: undefined,
  };
}
