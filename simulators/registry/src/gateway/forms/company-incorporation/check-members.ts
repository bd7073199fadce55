import { multiply, sum, toMillionths } from '../../../register/decimals.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { type DeliveredCapital, findCapitalFault } from '../parts/capital.ts';
import { defineRejections } from '../parts/rejections.ts';
import { companyKinds } from './company-kinds.ts';
import { listShares } from './found-company.ts';
import { type FirstMember, type Incorporation, nameOfMember } from './read-incorporation.ts';

const reject = defineRejections({
  noCapital: ['20721', 'A company with a share capital must give a statement of capital'],
  noSubscribers: ['20722', 'A company with a share capital must have subscribers'],
  noGuarantors: ['20723', 'A company limited by guarantee must have guarantors'],
  noShares: [
    '20724',
    'A company of this type has no shares: leave out the statement of capital and subscribers',
  ],
  noGuarantee: ['20725', 'A company of this type has no guarantors'],
  noName: ['20726', 'The name of a member is missing'],
  wrongAuthentication: ['20727', 'The authentication of {} is not that of this kind of member'],
  sharesDiffer: [
    '20728',
    'The shares of class {} that the subscribers take do not agree with the statement of capital',
  ],
  nominalDiffers: [
    '20729',
    'The nominal value of the shares of class {} does not agree with the statement of capital',
  ],
  unpaidDiffers: [
    '20730',
    'The total amount unpaid in {} does not agree with what is unpaid on the shares of the subscribers',
  ],
  discount: ['20731', 'The shares of class {} are taken for less than their nominal value'],
});

/** Who becomes a member, and that the statement of capital holds just what they take. */
export function findMemberFault(content: Incorporation): Rejection | undefined {
  const { members } = companyKinds[content.kind];
  const { capital, subscribers, guarantors } = content;
  if (members !== 'subscribers' && capital.length + subscribers.length > 0) return reject('noShares');
  if (members !== 'guarantors' && guarantors.length > 0) return reject('noGuarantee');
  if (members === 'partners') return undefined;
  if (members === 'guarantors') {
    return guarantors.length === 0 ? reject('noGuarantors') : findNamingFault(guarantors, 'GUARANTOR');
  }
  if (capital.length === 0) return reject('noCapital');
  if (subscribers.length === 0) return reject('noSubscribers');
  return findNamingFault(subscribers, 'SUBSCRIBER') ?? findCapitalFault(capital) ?? findShareFault(content);
}

function findNamingFault(members: FirstMember[], role: string): Rejection | undefined {
  for (const [place, member] of members.entries()) {
    const value = nameOfMember(member);
    if (value === '') return reject('noName', { instance: place + 1 });
    if (!member.authentication.startsWith(role)) {
      return reject('wrongAuthentication', { value, instance: place + 1 });
    }
  }
  return undefined;
}

function findShareFault({ capital, subscribers }: Incorporation): Rejection | undefined {
  const taken = listShares(subscribers);
  for (const { className, paidPerShare, unpaidPerShare, nominal } of taken) {
    const isDiscount = toMillionths(sum([paidPerShare, unpaidPerShare])) < toMillionths(nominal);
    if (isDiscount) return reject('discount', { value: className });
  }
  const numbers = new Map<string, string[]>();
  const nominals = new Map<string, string[]>();
  const unpaid = new Map<string, string[]>();
  for (const { className: name, currency, number, nominal, unpaidPerShare } of taken) {
    const key = toKey({ name, currency });
    add(numbers, key, number);
    add(nominals, key, multiply(number, nominal));
    add(unpaid, currency, multiply(number, unpaidPerShare));
  }
  return findClassFault(capital, { numbers, nominals }) ?? findUnpaidFault(capital, unpaid);
}

function findClassFault(
  capital: DeliveredCapital[],
  { numbers, nominals }: Record<'numbers' | 'nominals', Map<string, string[]>>,
): Rejection | undefined {
  const stated = capital.flatMap(({ currency, classes }) => classes.map((one) => ({ ...one, currency })));
  for (const one of stated) {
    const key = toKey(one);
    if (!agree(numbers.get(key), one.number)) return reject('sharesDiffer', { value: one.name });
    if (!agree(nominals.get(key), one.aggregateNominal)) return reject('nominalDiffers', { value: one.name });
  }
  const keys = new Set(stated.map(toKey));
  const stray = [...numbers.keys()].find((key) => !keys.has(key));
  return stray === undefined ? undefined : reject('sharesDiffer', { value: stray });
}

function findUnpaidFault(capital: DeliveredCapital[], unpaid: Map<string, string[]>): Rejection | undefined {
  const wrong = capital.find(({ currency, totalUnpaid }) => !agree(unpaid.get(currency), totalUnpaid));
  return wrong && reject('unpaidDiffers', { value: wrong.currency });
}

function toKey({ name, currency }: { name: string; currency: string }): string {
  return `${name.toUpperCase()} (${currency})`;
}

function add(amounts: Map<string, string[]>, key: string, amount: string): void {
  amounts.set(key, [...(amounts.get(key) ?? []), amount]);
}

function agree(parts: string[] | undefined, total: string): boolean {
  return toMillionths(sum(parts ?? [])) === toMillionths(total);
}
