import type {
  Address,
  Charge,
  Company,
  ConfirmationDates,
  CorporateBody,
  Filing,
  Officer,
  Person,
  Psc,
  PscStatement,
  ShareholderName,
  Verification,
} from '../world/types.ts';

/** A company in the words of its story; `buildCompany` works out the rest as the registry would. */
export interface CompanySpec {
  number: string;
  name: string;
  authenticationCode: string;
  /** Whatever differs from an active English private company limited by shares. */
  facts?: Partial<Omit<Company, Computed>>;
  /** Days from today to the last day of the current review period; the statement is due 14 days after it. */
  reviewEndsIn?: number;
  /** Number of review periods up to the current one, this included: 1 for a company that has never made a statement. */
  reviews?: number;
  /** Instead of the two above: a company that makes no confirmation statements. */
  confirmation?: ConfirmationDates | 'none';
  isPeriodPaid?: boolean;
  /** False for a company that has never given the registry an e-mail address. */
  hasEmail?: boolean;
  accounts?: Company['accounts'] | 'none';
  /** How many accounts are late: 0 unless told otherwise. */
  missingAccounts?: number;
  accountsType?: string;
  officers?: OfficerSpec[];
  pscs?: PscSpec[];
  pscStatements?: PscStatementSpec[];
  charges?: ChargeSpec[];
  shares?: ShareClassSpec[];
  holdings?: HoldingSpec[];
  /** What happened beside the ordinary course. */
  filings?: FilingSpec[];
}

type Computed =
  | 'number'
  | 'name'
  | 'authenticationCode'
  | 'accounts'
  | 'confirmation'
  | 'officers'
  | 'pscs'
  | 'pscStatements'
  | 'charges'
  | 'filings'
  | 'statementOfCapital'
  | 'shareholdings'
  | 'paymentPeriods';

/** `none`: the public record says nothing about verification. */
export type VerificationSpec = 'verified' | 'due' | 'overdue' | 'none' | Verification;

export interface OfficerSpec extends Partial<Omit<Officer, 'verification'>> {
  verification?: VerificationSpec;
}

export interface PscSpec extends Partial<Omit<Psc, 'verification'>> {
  kind: Psc['kind'];
  verification?: VerificationSpec;
}

export type PscStatementSpec = Partial<PscStatement> & { statement: string };

export type ChargeSpec = Partial<Charge> & { deliveredOn: string };

export type FilingSpec = Partial<Filing> & {
  type: string;
  category: string;
  date: string;
  description: string;
  hasDocument?: boolean;
};

export interface ShareClassSpec {
  name: string;
  number: string;
  nominal: string;
  currency?: string;
  /** Unpaid on all shares of the class together. */
  unpaid?: string;
  particulars?: string;
}

export interface HoldingSpec {
  className: string;
  number: string;
  holders: ShareholderName[];
  currency?: string;
  transfers?: { date: string; number: string }[];
}

interface PersonFacts extends Partial<Person> {
  born?: string;
}

/** A person from a name as spoken: `Ms Ada Mary Winterbourne` has title, forename, other forenames and surname. */
export function person(name: string, { born, ...facts }: PersonFacts = {}): Person {
  const [title = '', forename = '', ...rest] = name.split(' ');
  const surname = rest.pop() ?? '';
  return {
    title,
    forename,
    ...(rest.length > 0 && { otherForenames: rest.join(' ') }),
    surname,
    ...(born !== undefined && { dateOfBirth: born }),
    nationality: 'British',
    occupation: 'Company Director',
    countryOfResidence: 'England',
    serviceAddress: facts.serviceAddress ?? {},
    ...facts,
  };
}

export function director(who: Person, facts: OfficerSpec = {}): OfficerSpec {
  return { role: 'director', person: who, verification: 'verified', ...facts };
}

/** A secretary is on the register without date of birth, nationality and country. */
export function secretary(
  { title, forename, surname, serviceAddress }: Person,
  facts: OfficerSpec = {},
): OfficerSpec {
  return {
    role: 'secretary',
    person: { ...(title && { title }), forename, surname, serviceAddress },
    ...facts,
  };
}

export function corporateOfficer(
  role: Officer['role'],
  body: CorporateBody,
  facts: OfficerSpec = {},
): OfficerSpec {
  return { role, corporate: body, ...facts };
}

export function individualPsc(who: Person, natures: string[], facts: Partial<PscSpec> = {}): PscSpec {
  return { kind: 'individual', person: who, natures, verification: 'verified', ...facts };
}

/** Shares and votes in the same band. */
export function owns(band: '25-to-50' | '50-to-75' | '75-to-100', suffix = ''): string[] {
  return [`ownership-of-shares-${band}-percent${suffix}`, `voting-rights-${band}-percent${suffix}`];
}

export function ordinary(number: string, nominal = '1', facts: Partial<ShareClassSpec> = {}): ShareClassSpec {
  return { name: 'ORDINARY', number, nominal, ...facts };
}

export function holding(
  number: string,
  holders: (Person | string)[],
  facts: Partial<HoldingSpec> = {},
): HoldingSpec {
  return { className: 'ORDINARY', number, holders: holders.map(toHolder), ...facts };
}

function toHolder(who: Person | string): ShareholderName {
  if (typeof who === 'string') return { corporateName: who };
  const { forename, otherForenames, surname } = who;
  return { forename, ...(otherForenames && { otherForenames }), surname };
}

export function address(text: string): Address {
  const [premises = '', line1 = '', locality = '', postalCode = '', country = 'England'] = text.split(', ');
  return { premises, line1, locality, postalCode, country };
}
