import { shareCount, sumShares, toDecimalText } from '../../money/exact-decimal.ts';
import { type Certificate, sharesCertified } from '../certificates/certificate.ts';
import { describeHolder, nameOfHolder } from '../ledger/holder.ts';
import type { HolderId, ShareClassId } from '../ledger/ids.ts';
import { type Holding, holdingsOf } from '../readings/holdings.ts';
import { describeHolders, type ShareholdingRecord } from '../shareholdings.ts';
import { classKey } from '../statement-of-capital.ts';
import {
  entriesMaking,
  isSame,
  type RegisterOnDay,
  surplus,
  type TieOutDifference,
} from './compare-capital.ts';

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
  const ours = holdingsOf(register.position).map((holding) => ({
    holding,
    of: described(register, holding, companyName),
  }));
  const differences = ours.flatMap(({ holding, of }) => {
    const [shares, other] = [toDecimalText(holding.shares), theirs.get(classKey(of))?.shares ?? '0'];
    theirs.delete(classKey(of));
    return isSame(shares, other) ? [] : [differing({ register, holding, of, shares, other })];
  });
  const unknown = [...theirs.values()].filter(({ shares }) => !isSame(shares, '0'));
  return [
    ...differences,
    ...unknown.map(({ of, shares }) => ({
      what: 'holding' as const,
      of,
      register: '0',
      other: shares,
      entries: [],
    })),
  ];
}

function differing({
  register,
  holding,
  of,
  shares,
  other,
}: {
  register: RegisterOnDay;
  holding: Holding;
  of: string;
  shares: string;
  other: string;
}): TieOutDifference {
  const { account, shareClass } = holding;
  const holderId = account.kind === 'holder' ? account.holderId : undefined;
  const change = surplus(shares, other);
  const entries = holderId ? entriesMaking(register, { classId: shareClass.id, holderId }, change) : [];
  return { what: 'holding', of, register: shares, other, entries };
}

function described(
  { position }: RegisterOnDay,
  { account, shareClass }: Holding,
  companyName: string,
): string {
  if (account.kind !== 'holder') return `${companyName}, ${shareClass.terms.name}`;
  const holder = position.holders.find(({ id }) => id === account.holderId);
  // Other records know no designations: they name the people alone.
  const name = holder ? describeHolder({ ...holder, designation: undefined }) : account.holderId;
  return `${name}, ${shareClass.terms.name}`;
}

function added(a: string, b: string): string {
  const counts = [a, b].filter((text) => /^\d+(\.\d{1,6})?$/.test(text)).map(shareCount);
  return toDecimalText(sumShares(counts));
}

/** Where the live certificates of a holder and class do not total the holding (I13). */
export function compareCertificates(
  register: RegisterOnDay,
  certificates: readonly Certificate[],
): readonly TieOutDifference[] {
  const { holders, classes } = register.position;
  const pairs = new Map<string, { holderId: HolderId; classId: ShareClassId; shares: string }>();
  const live = Map.groupBy(
    certificates.filter(({ status }) => status === 'live'),
    ({ holderId, classId }) => `${holderId}|${classId}`,
  );
  for (const [key, [first]] of live) {
    if (first) pairs.set(key, { holderId: first.holderId, classId: first.classId, shares: '0' });
  }
  for (const { account, shareClass, shares } of holdingsOf(register.position)) {
    if (account.kind !== 'holder') continue;
    const pair = { holderId: account.holderId, classId: shareClass.id, shares: toDecimalText(shares) };
    pairs.set(`${pair.holderId}|${pair.classId}`, pair);
  }
  return [...pairs].flatMap(([key, { holderId, classId, shares }]) => {
    const other = toDecimalText(sharesCertified(live.get(key) ?? []));
    if (isSame(shares, other)) return [];
    const className = classes.find(({ id }) => id === classId)?.terms.name ?? classId;
    const entries = entriesMaking(register, { classId, holderId }, surplus(shares, other));
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
