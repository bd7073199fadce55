import { hash } from 'node:crypto';
import { makeOfficerId, makeRecordId } from '../register/ids.ts';
import type {
  Address,
  Charge,
  Officer,
  Person,
  Psc,
  PscStatement,
  Verification,
} from '../register/company.ts';
import { later, plusDays } from '../register/days.ts';
import { buildPerson, buildSecretary } from './build-person.ts';
import type { CompanySeed, OfficerSeed, PscSeed, VerificationSeed } from './seed-schema.ts';

/** What the records of a company take from the company and the day. */
export interface RecordContext {
  seed: CompanySeed;
  today: string;
  incorporatedOn: string;
  office: Address;
  statementDue: string | undefined;
}

const pscRegisterBegan = '2016-04-06';
const chargeCodesBegan = '2013-04-06';
/** The register writes this for an end that is not in sight. */
const never = '9999-12-31';

export function buildOfficers(context: RecordContext): Officer[] {
  const { seed, incorporatedOn } = context;
  return (seed.officers ?? []).map((officer, place) => {
    const { who, role = 'director', firstOfficerOf, verification, ...facts } = toOfficerSeed(officer);
    const isVerified = verification ?? (role === 'director' && who !== undefined ? 'verified' : 'none');
    return {
      id: makeRecordId(seed.number, 'appointment', place),
      officerId:
        firstOfficerOf === undefined ? makeOfficerId(seed.number, place) : makeOfficerId(firstOfficerOf, 0),
      role,
      ...(facts.appointedBefore === undefined && { appointedOn: incorporatedOn }),
      ...facts,
      ...(who !== undefined && { person: complete(findPerson(seed, who, role), context, isVerified) }),
      ...buildVerification(isVerified, context),
    };
  });
}

export function toOfficerSeed(officer: string | OfficerSeed): OfficerSeed {
  return typeof officer === 'string' ? { who: officer } : officer;
}

export function findPerson({ people = {} }: CompanySeed, name: string, role?: Officer['role']): Person {
  return role === 'secretary' ? buildSecretary(name) : buildPerson(name, people[name]);
}

export function buildPscs(context: RecordContext): Psc[] {
  const { seed, incorporatedOn } = context;
  return (seed.pscs ?? []).map((psc, place) => {
    const { who, kind = 'individual', owns: _owns, natures: _natures, verification, ...facts } = psc;
    const isVerified = verification ?? (kind === 'individual' ? 'verified' : 'none');
    return {
      id: makeRecordId(seed.number, 'control', place),
      natures: listNatures(psc),
      notifiedOn: later(incorporatedOn, pscRegisterBegan),
      kind,
      ...facts,
      ...(who !== undefined && { person: complete(findPerson(seed, who), context, isVerified) }),
      ...buildVerification(isVerified, context),
    };
  });
}

function listNatures({ owns, natures = [] }: PscSeed): string[] {
  return owns === undefined ? natures : [`ownership-of-shares-${owns}`, `voting-rights-${owns}`, ...natures];
}

export function buildPscStatements({ seed, incorporatedOn }: RecordContext): PscStatement[] {
  return (seed.pscStatements ?? []).map((facts, place) => ({
    id: makeRecordId(seed.number, 'statement', place),
    notifiedOn: later(incorporatedOn, pscRegisterBegan),
    ...facts,
  }));
}

export function buildCharges({ seed }: RecordContext): Charge[] {
  return (seed.charges ?? []).map((facts, place) => {
    const { deliveredOn, satisfiedOn } = facts;
    const isOld = deliveredOn < chargeCodesBegan;
    return {
      id: makeRecordId(seed.number, 'charge', place),
      number: place + 1,
      ...(!isOld && { code: `${seed.number}${String(place + 1).padStart(4, '0')}` }),
      status: 'outstanding',
      classification: { type: 'charge-description', description: 'A registered charge' },
      personsEntitled: ['FENMARSH BANK PLC'],
      createdOn: plusDays(deliveredOn, -6),
      transactions: [
        { filingType: isOld ? 'create-charge-pre-april-2013' : 'create-charge-with-deed', deliveredOn },
        ...(satisfiedOn === undefined
          ? []
          : [{ filingType: 'charge-satisfaction', deliveredOn: satisfiedOn }]),
      ],
      ...facts,
    };
  });
}

/** Fills what the seed leaves open: addresses, and the personal codes of verified people. */
function complete(person: Person, { office }: RecordContext, verification: VerificationSeed): Person {
  const name = [person.forename, person.otherForenames, person.surname].join(' ');
  return {
    ...(verification !== 'none' && { personalCode: makePersonalCode(`${name} ${person.dateOfBirth}`) }),
    ...person,
    serviceAddress: office,
    ...(person.dateOfBirth !== undefined && { residentialAddress: homeOf(name) }),
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
function makePersonalCode(nameAndBirth: string): string {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const bytes = hash('sha256', nameAndBirth, 'buffer').subarray(0, 11);
  return [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
}

function buildVerification(
  seed: VerificationSeed,
  { today, incorporatedOn, statementDue = plusDays(today, 14) }: RecordContext,
): { verification?: Verification } {
  if (typeof seed === 'object') return { verification: seed };
  switch (seed) {
    case 'verified':
      return { verification: { startOn: later(incorporatedOn, plusDays(today, -200)), endOn: never } };
    case 'due':
      return { verification: { statementDueOn: statementDue } };
    case 'overdue':
      return { verification: { statementDueOn: plusDays(today, -30) } };
    default:
      return {};
  }
}
