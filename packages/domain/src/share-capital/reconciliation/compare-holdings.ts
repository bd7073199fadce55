import { type ShareCount, shareCount, sumShares, toDecimalText } from '../../money/exact-decimal.ts';
import { type Certificate, sharesCertified } from '../certificates/certificate.ts';
import { describeHolder, unidentifiedHolders, nameOfHolder, type ShareHolder } from '../holders/holder.ts';
import type { HolderId, ShareClassId, ShareEventId } from '../ledger/ids.ts';
import { type Holding, holdingsOf } from '../projections/holdings.ts';
import { describeHolders, type ShareholdingRecord } from '../shareholdings.ts';
import { classKey } from '../statement-of-capital.ts';
import { isSame, type RegisterOnDay, surplus, type ReconciliationDifference } from './compare-capital.ts';
import { EntryFinder, type Figure } from './find-entries.ts';

/** The differences between the holdings of the register and a list of members; case and blanks in names do not count. */
export function compareMembers(
  register: RegisterOnDay,
  members: readonly ShareholdingRecord[],
  companyName: string,
): readonly ReconciliationDifference[] {
  const theirs = new Map<string, { readonly of: string; shares: string }>();
  for (const member of members) {
    const of = `${describeHolders(member)}, ${member.className}`;
    const known = theirs.get(classKey(of))?.shares ?? '0';
    theirs.set(classKey(of), { of, shares: added(known, member.numberHeld) });
  }
  const finder = new EntryFinder(register);
  const differences = holdingsByName(register, companyName).flatMap((own) => {
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
      entries: entriesLeaving({ register, finder }, of, shares),
    })),
  ];
}

/** Shares of a class by name, accounts that differ only in designation together. */
interface NamedHoldings {
  readonly of: string;
  readonly classId: ShareClassId;
  /** Empty for the shares of the company itself. */
  readonly holders: readonly HolderId[];
  readonly shares: ShareCount;
}

function holdingsByName(register: RegisterOnDay, companyName: string): readonly NamedHoldings[] {
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

/** The entries by which a former member gave up shares that another record still lists. */
function entriesLeaving(
  { register, finder }: { readonly register: RegisterOnDay; readonly finder: EntryFinder },
  of: string,
  shares: string,
): readonly ShareEventId[] {
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

/** Other records have no designations. */
const namesOf = (holder: ShareHolder) => describeHolder({ ...holder, designation: undefined });

function added(a: string, b: string): string {
  const counts = [a, b].filter((text) => /^\d+(\.\d{1,6})?$/.test(text)).map(shareCount);
  return toDecimalText(sumShares(counts));
}

/**
 * Where the live certificates of a holder and class do not total the holding (I13). Unidentified holders have none; of a holding
 * whose certificates an opening balance left open, some may not be known.
 */
export function compareCertificates(
  register: RegisterOnDay,
  certificates: readonly Certificate[],
  leftOpen: CertificatesLeftOpen = NONE,
): readonly ReconciliationDifference[] {
  const { holders, classes } = register.position;
  const live = Map.groupBy(
    certificates.filter(({ status }) => status === 'live'),
    ({ holderId, classId }) => keyOf(holderId, classId),
  );
  const finder = new EntryFinder(register);
  const pairs = new Map<string, CertifiedPair>();
  for (const [key, [first]] of live) if (first) pairs.set(key, { ...first, shares: '0' });
  for (const pair of holdingsToCertify(register)) pairs.set(keyOf(pair.holderId, pair.classId), pair);
  return [...pairs].flatMap(([key, { holderId, classId, shares }]) => {
    const certified = sharesCertified(live.get(key) ?? []);
    const other = toDecimalText(certified);
    if (
      isSame(shares, other) ||
      (isLeftOpen(leftOpen, { holderId, classId }) && certified < shareCount(shares))
    )
      return [];
    const className = classes.find(({ id }) => id === classId)?.terms.name ?? classId;
    const of = `${nameOfHolder(holders, holderId)}, ${className}`;
    const figure: Figure = { of: 'holding', classId, holders: [holderId] };
    const entries = finder.entriesMaking(figure, surplus(shares, other));
    return [{ what: 'certificates', of, register: shares, other, entries }];
  });
}

/** Classes of a holder whose certificates an opening balance left open: some of theirs may not be known. */
export type CertificatesLeftOpen = ReadonlyMap<HolderId, ReadonlySet<ShareClassId>>;

const NONE: CertificatesLeftOpen = new Map();

const isLeftOpen = (leftOpen: CertificatesLeftOpen, { holderId, classId }: Omit<CertifiedPair, 'shares'>) =>
  leftOpen.get(holderId)?.has(classId) === true;

interface CertifiedPair {
  readonly holderId: HolderId;
  readonly classId: ShareClassId;
  /** Shares that certificates are to be for. */
  readonly shares: string;
}

function holdingsToCertify({ position }: RegisterOnDay): readonly CertifiedPair[] {
  const unidentified = unidentifiedHolders(position.holders);
  return holdingsOf(position).flatMap(({ account, shareClass, shares }) => {
    if (account.kind !== 'holder') return [];
    const { holderId } = account;
    const certified = unidentified.has(holderId) ? '0' : toDecimalText(shares);
    return [{ holderId, classId: shareClass.id, shares: certified }];
  });
}

const keyOf = (holderId: HolderId, classId: ShareClassId) => `${holderId}|${classId}`;
