import { type ShareCount, shareCount, sumShares, toDecimalText } from '../../money/exact-decimal.ts';
import { type Certificate, sharesCertified } from '../certificates/certificate.ts';
import { describeHolder, holdersNotKnown, nameOfHolder, type ShareHolder } from '../ledger/holder.ts';
import type { HolderId, ShareClassId, ShareEventId } from '../ledger/ids.ts';
import { type Holding, holdingsOf } from '../readings/holdings.ts';
import { describeHolders, type ShareholdingRecord } from '../shareholdings.ts';
import { classKey } from '../statement-of-capital.ts';
import { isSame, type RegisterOnDay, surplus, type TieOutDifference } from './compare-capital.ts';
import { EntryFinder, type Figure } from './find-entries.ts';

/** Where the holdings of the register and a list of members differ; names are one when they differ in case and blanks only. */
export function compareMembers(
  register: RegisterOnDay,
  members: readonly ShareholdingRecord[],
  companyName: string,
): readonly TieOutDifference[] {
  const theirs = new Map<string, { readonly of: string; shares: string }>();
  for (const member of members) {
    const of = `${describeHolders(member)}, ${member.className}`;
    const known = theirs.get(classKey(of))?.shares ?? '0';
    theirs.set(classKey(of), { of, shares: added(known, member.numberHeld) });
  }
  const finder = new EntryFinder(register);
  const differences = ownAccounts(register, companyName).flatMap((own) => {
    const { of, classId, holders } = own;
    const [shares, other] = [toDecimalText(own.shares), theirs.get(classKey(of))?.shares ?? '0'];
    theirs.delete(classKey(of));
    if (isSame(shares, other)) return [];
    const figure: Figure =
      holders.length > 0 ? { of: 'holding', classId, holders } : { of: 'treasury', classId };
    const entries = finder.entriesMaking(figure, surplus(shares, other));
    return [{ what: 'holding' as const, of, register: shares, other, entries }];
  });
  const strangers = [...theirs.values()].filter(({ shares }) => !isSame(shares, '0'));
  return [
    ...differences,
    ...strangers.map(({ of, shares }) => ({
      what: 'holding' as const,
      of,
      register: '0',
      other: shares,
      entries: entriesLeaving({ register, finder, of, shares }),
    })),
  ];
}

/** What people hold of a class, the accounts that only a designation tells apart together. */
interface OwnAccounts {
  readonly of: string;
  readonly classId: ShareClassId;
  /** None for the company's own shares. */
  readonly holders: readonly HolderId[];
  readonly shares: ShareCount;
}

function ownAccounts(register: RegisterOnDay, companyName: string): readonly OwnAccounts[] {
  const byName = Map.groupBy(holdingsOf(register.position), (holding) =>
    classKey(described(register, holding, companyName)),
  );
  return [...byName.values()].flatMap((holdings) => {
    const [first] = holdings;
    if (!first) return [];
    const accounts = holdings.map(({ account }) => account);
    return [
      {
        of: described(register, first, companyName),
        classId: first.shareClass.id,
        holders: accounts.flatMap((account) => (account.kind === 'holder' ? [account.holderId] : [])),
        shares: sumShares(holdings.map(({ shares }) => shares)),
      },
    ];
  });
}

/** The entries by which somebody of the register came to hold nothing that another record still tells of. */
function entriesLeaving({
  register,
  finder,
  of,
  shares,
}: {
  register: RegisterOnDay;
  finder: EntryFinder;
  of: string;
  shares: string;
}): readonly ShareEventId[] {
  const { holders, classes } = register.position;
  for (const { id: classId, terms } of classes) {
    const own = holders.filter((each) => classKey(`${namesOf(each)}, ${terms.name}`) === classKey(of));
    if (own.length > 0)
      return finder.entriesMaking(
        { of: 'holding', classId, holders: own.map(({ id }) => id) },
        surplus('0', shares),
      );
  }
  return [];
}

function described(
  { position }: RegisterOnDay,
  { account, shareClass }: Holding,
  companyName: string,
): string {
  if (account.kind !== 'holder') return `${companyName}, ${shareClass.terms.name}`;
  const holder = position.holders.find(({ id }) => id === account.holderId);
  return `${holder ? namesOf(holder) : account.holderId}, ${shareClass.terms.name}`;
}

/** Other records know no designations: they name the people alone. */
const namesOf = (holder: ShareHolder) => describeHolder({ ...holder, designation: undefined });

function added(a: string, b: string): string {
  const counts = [a, b].filter((text) => /^\d+(\.\d{1,6})?$/.test(text)).map(shareCount);
  return toDecimalText(sumShares(counts));
}

/** Where the live certificates of a holder and class do not total the holding (I13); nobody has one while no holder is known. */
export function compareCertificates(
  register: RegisterOnDay,
  certificates: readonly Certificate[],
): readonly TieOutDifference[] {
  const { holders, classes } = register.position;
  const notKnown = holdersNotKnown(holders);
  const pairs = new Map<string, { holderId: HolderId; classId: ShareClassId; shares: string }>();
  const live = Map.groupBy(
    certificates.filter(({ status }) => status === 'live'),
    ({ holderId, classId }) => `${holderId}|${classId}`,
  );
  for (const [key, [first]] of live) {
    if (first)
      pairs.set(key, {
        holderId: first.holderId,
        classId: first.classId,
        shares: '0',
      });
  }
  for (const { account, shareClass, shares } of holdingsOf(register.position)) {
    if (account.kind !== 'holder') continue;
    const pair = {
      holderId: account.holderId,
      classId: shareClass.id,
      shares: notKnown.has(account.holderId) ? '0' : toDecimalText(shares),
    };
    pairs.set(`${pair.holderId}|${pair.classId}`, pair);
  }
  const finder = new EntryFinder(register);
  return [...pairs].flatMap(([key, { holderId, classId, shares }]) => {
    const other = toDecimalText(sharesCertified(live.get(key) ?? []));
    if (isSame(shares, other)) return [];
    const className = classes.find(({ id }) => id === classId)?.terms.name ?? classId;
    const figure: Figure = { of: 'holding', classId, holders: [holderId] };
    const entries = finder.entriesMaking(figure, surplus(shares, other));
    return [
      {
        what: 'certificates',
        of: `${nameOfHolder(holders, holderId)}, ${className}`,
        register: shares,
        other,
        entries,
      },
    ];
  });
}
