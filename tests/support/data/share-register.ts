import type { Caller } from './caller.ts';
import { giveCompany, type RegisteredCompany } from './filed-statement.ts';
import { first } from './statement.ts';

const ordinaryTerms = {
  className: 'Ordinary',
  currency: 'GBP',
  nominalValue: '1',
  particulars: 'One vote each; equal dividends and return of capital; not redeemable',
  votesPerShare: '1',
  isRedeemable: false,
  isNumbered: false,
};

export type ClassTerms = Partial<typeof ordinaryTerms>;

/** Given a class of shares, ordinary ones of £1 unless said otherwise. */
export async function giveShareClass(
  clerk: Caller,
  companyId: string,
  terms: ClassTerms = {},
): Promise<string> {
  const saved = await clerk.call('saveShareDetails', { companyId, ...ordinaryTerms, ...terms });
  return first(saved.entity).shareClassId;
}

/** An address that is short to look for. */
const address = { premises: '4', line1: 'Quay Street', town: 'Whitby', postcode: 'YO22 4PT' };

/** Given somebody in the register of members, by forename and surname, or by surname alone. */
export async function giveShareholder(clerk: Caller, companyId: string, name: string): Promise<string> {
  const words = name.split(' ');
  const surname = words.pop() ?? '';
  const forename = words.join(' ');
  const members = [{ kind: 'person' as const, surname, ...(forename !== '' && { forename }) }];
  const saved = await clerk.call('saveShareHolder', {
    companyId,
    members,
    address,
  });
  return first(saved.entity).holderId;
}

/** What somebody is allotted: so many shares of £1 fully paid, or as said. */
type Allotted = string | { shares: string; priceEach: string; paidEach: string };

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
  const price = terms.nominalValue ?? ordinaryTerms.nominalValue;
  const holders = new Map<string, string>();
  const allottees = [];
  for (const [name, shares] of Object.entries<Allotted>(allotted)) {
    const holderId = await giveShareholder(clerk, companyId, name);
    holders.set(name, holderId);
    const given = typeof shares === 'string' ? { shares, priceEach: price, paidEach: price } : shares;
    allottees.push({ classId, holderId, ...given });
  }
  await clerk.call('recordShareEvent', {
    companyId,
    events: [{ kind: 'allotment', on, allottees }],
  });
  // Each name that was given has got its id above.
  return { companyId, classId, holders: Object.fromEntries(holders) as Record<Name, string> };
}
