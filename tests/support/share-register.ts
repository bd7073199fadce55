import type { Caller } from './caller.ts';
import { giveCompany, type RegisteredCompany } from './filed-statement.ts';
import { first } from './statement.ts';

const ordinaryTerms = {
  ClassName: 'Ordinary',
  Currency: 'GBP',
  NominalValue: '1',
  Particulars: 'One vote each; equal dividends and return of capital; not redeemable',
  VotesPerShare: '1',
  IsRedeemable: false,
  IsNumbered: false,
};

export type ClassTerms = Partial<typeof ordinaryTerms>;

/** Given a class of shares, ordinary ones of £1 unless said otherwise. */
export async function giveShareClass(
  clerk: Caller,
  companyId: string,
  terms: ClassTerms = {},
): Promise<string> {
  const saved = await clerk.call('saveShareDetails', { CompanyId: companyId, ...ordinaryTerms, ...terms });
  return first(saved.Entity).ShareClassId;
}

/** An address that is short to look for. */
const address = { Premises: '4', Line1: 'Quay Street', Town: 'Whitby', Postcode: 'YO22 4PT' };

/** Given somebody in the register of members, by forename and surname, or by surname alone. */
export async function giveShareholder(clerk: Caller, companyId: string, name: string): Promise<string> {
  const words = name.split(' ');
  const Surname = words.pop() ?? '';
  const Forename = words.join(' ');
  const Members = [{ Kind: 'person' as const, Surname, ...(Forename !== '' && { Forename }) }];
  const saved = await clerk.call('saveShareHolder', {
    CompanyId: companyId,
    Members,
    Address: address,
  });
  return first(saved.Entity).HolderId;
}

/** What somebody is allotted: so many shares of £1 fully paid, or as said. */
type Allotted = string | { Shares: string; PriceEach: string; PaidEach: string };

/** A company whose share register begins with an allotment. */
export interface GivenShareRegister<Name extends string> {
  companyId: string;
  classId: string;
  /** Ids of holders by name. */
  holders: Readonly<Record<Name, string>>;
}

interface RegisterOptions {
  /** The day of the allotment. */
  on?: string;
  terms?: ClassTerms;
}

/** Given a company with one class of shares, allotted together to people by name. */
export async function giveShareRegister<Name extends string>(
  clerk: Caller,
  company: Pick<RegisteredCompany, 'number' | 'code'>,
  allotted: Readonly<Record<Name, Allotted>>,
  { on = '2026-02-02', terms = {} }: RegisterOptions = {},
): Promise<GivenShareRegister<Name>> {
  const companyId = await giveCompany(clerk, company);
  const classId = await giveShareClass(clerk, companyId, terms);
  const price = terms.NominalValue ?? ordinaryTerms.NominalValue;
  const holders = new Map<string, string>();
  const Allottees = [];
  for (const [name, shares] of Object.entries<Allotted>(allotted)) {
    const HolderId = await giveShareholder(clerk, companyId, name);
    holders.set(name, HolderId);
    const given = typeof shares === 'string' ? { Shares: shares, PriceEach: price, PaidEach: price } : shares;
    Allottees.push({ ClassId: classId, HolderId, ...given });
  }
  await clerk.call('recordShareEvent', {
    CompanyId: companyId,
    Events: [{ Kind: 'allotment', On: on, Allottees }],
  });
  // Each name that was given has got its id above.
  return { companyId, classId, holders: Object.fromEntries(holders) as Record<Name, string> };
}
