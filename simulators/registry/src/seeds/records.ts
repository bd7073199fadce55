import { hash } from 'node:crypto';
import { makeOfficerId, makeRecordId } from '../world/ids.ts';
import type { Address, Charge, Officer, Person, Psc, PscStatement, Verification } from '../world/types.ts';
import { later, plusDays } from './days.ts';
import type { CompanySpec, VerificationSpec } from './spec.ts';

/** What the records of a company take from the company and the day. */
export interface RecordContext {
  spec: CompanySpec;
  today: string;
  incorporatedOn: string;
  office: Address;
  statementDue?: string;
}

const pscRegisterBegan = '2016-04-06';
/** How the register writes an end that is not in sight. */
const never = '9999-12-31';

export function officersOf(context: RecordContext): Officer[] {
  const { spec, incorporatedOn } = context;
  return (spec.officers ?? []).map(({ verification, person, ...facts }, place) => ({
    id: makeRecordId(spec.number, 'appointment', place),
    officerId: makeOfficerId(spec.number, place),
    role: 'director',
    ...(facts.appointedBefore === undefined && { appointedOn: incorporatedOn }),
    ...facts,
    ...(person && { person: complete(person, context, verification) }),
    ...asVerification(verification, context),
  }));
}

export function pscsOf(context: RecordContext): Psc[] {
  const { spec, incorporatedOn } = context;
  return (spec.pscs ?? []).map(({ verification, person, ...facts }, place) => ({
    id: makeRecordId(spec.number, 'control', place),
    natures: [],
    notifiedOn: later(incorporatedOn, pscRegisterBegan),
    ...facts,
    ...(person && { person: complete(person, context, verification) }),
    ...asVerification(verification, context),
  }));
}

export function pscStatementsOf({ spec, incorporatedOn }: RecordContext): PscStatement[] {
  return (spec.pscStatements ?? []).map((facts, place) => ({
    id: makeRecordId(spec.number, 'statement', place),
    notifiedOn: later(incorporatedOn, pscRegisterBegan),
    ...facts,
  }));
}

export function chargesOf({ spec }: RecordContext): Charge[] {
  return (spec.charges ?? []).map((facts, place) => ({
    id: makeRecordId(spec.number, 'charge', place),
    number: place + 1,
    ...(facts.deliveredOn >= '2013-04-06' && { code: `${spec.number}${String(place + 1).padStart(4, '0')}` }),
    status: 'outstanding',
    classification: { type: 'charge-description', description: 'A registered charge' },
    personsEntitled: ['FENMARSH BANK PLC'],
    createdOn: plusDays(facts.deliveredOn, -6),
    transactions: [
      {
        filingType:
          facts.deliveredOn < '2013-04-06' ? 'create-charge-pre-april-2013' : 'create-charge-with-deed',
        deliveredOn: facts.deliveredOn,
      },
      ...(facts.satisfiedOn === undefined
        ? []
        : [{ filingType: 'charge-satisfaction', deliveredOn: facts.satisfiedOn }]),
    ],
    ...facts,
  }));
}

/** Fills what the story leaves open: addresses, and the personal code of whoever has verified. */
function complete(person: Person, { office }: RecordContext, verification?: VerificationSpec): Person {
  const name = [person.forename, person.otherForenames, person.surname].join(' ');
  const isKnown = verification !== undefined && verification !== 'none';
  const hasAddress = Object.keys(person.serviceAddress).length > 0;
  return {
    ...(isKnown && { personalCode: personalCodeOf(`${name} ${person.dateOfBirth}`) }),
    ...person,
    serviceAddress: hasAddress ? person.serviceAddress : office,
    ...(person.dateOfBirth !== undefined && {
      residentialAddress: person.residentialAddress ?? homeOf(name),
    }),
  };
}

function homeOf(name: string): Address {
  const house = (hash('sha256', name, 'buffer')[0] ?? 0) + 1;
  return {
    premises: String(house),
    line1: 'Lavender Close',
    locality: 'Guildford',
    postalCode: 'GU1 4AA',
    country: 'England',
  };
}

/** Eleven characters without look-alikes; one for a person, whatever the company. */
export function personalCodeOf(nameAndBirth: string): string {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const bytes = hash('sha256', nameAndBirth, 'buffer').subarray(0, 11);
  return [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
}

function asVerification(
  spec: VerificationSpec | undefined,
  { today, incorporatedOn, statementDue }: RecordContext,
): { verification?: Verification } {
  if (spec === undefined || spec === 'none') return {};
  if (typeof spec === 'object') return { verification: spec };
  if (spec === 'verified') {
    return { verification: { startOn: later(incorporatedOn, plusDays(today, -200)), endOn: never } };
  }
  return {
    verification: {
      statementDueOn: spec === 'due' ? (statementDue ?? plusDays(today, 14)) : plusDays(today, -30),
    },
  };
}
