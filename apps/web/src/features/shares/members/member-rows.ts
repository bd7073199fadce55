import { percentText, shareCount } from '@statbook/domain';
import type { CallReply } from '#api/call-types.ts';
import { toHolderAddress } from './holder-address.ts';

export type MemberRegister = CallReply<'getShareRegister'>['Entity'][number];
export type Member = MemberRegister['Members'][number];
type OwnHolding = MemberRegister['OwnHoldings'][number];
type ShareClass = MemberRegister['Classes'][number];

/** A line of the register: what one member holds of one class, or held until ceasing to be a member. */
export interface MemberRow {
  readonly id: string;
  /** Null for the company's own shares. */
  readonly holderId: string | null;
  readonly name: string;
  readonly address: string | undefined;
  readonly classId: string | undefined;
  readonly className: string;
  readonly currency: string;
  /** "0" of a former member. */
  readonly shares: string;
  /** What a former member held. */
  readonly heldBefore: string | undefined;
  readonly numbers: string;
  /** Null where nobody knows it; undefined where there is nothing to pay for. */
  readonly paid: string | null | undefined;
  readonly unpaid: string | null | undefined;
  /** Of the class, with two decimals. */
  readonly percent: string | undefined;
  /** Null where nobody knows it; undefined where nobody was entered. */
  readonly enteredOn: string | null | undefined;
  readonly ceasedOn: string | undefined;
  readonly mayBeRemoved: boolean;
  /** Shares of which nobody knows yet who holds them: of no member. */
  readonly isNotKnown: boolean;
}

/**
 * The lines of a register: members by date of entry, shares whose holders are not known yet, the company's own shares, then
 * former members.
 */
export function toMemberRows({
  Members,
  NotKnown,
  OwnHoldings,
  Classes,
}: MemberRegister): readonly MemberRow[] {
  const classes = new Map(Classes.map((each) => [each.ShareClassId, each]));
  const rows = Members.flatMap((member) => rowsOf(member, classes));
  const notKnown = NotKnown.flatMap((account) =>
    account.Holdings.map((holding) => ({
      ...ofNoMember,
      ...presentOf(holding, classes),
      holderId: account.HolderId,
      name: account.HolderName,
      isNotKnown: true,
    })),
  );
  // The company's own shares are entered in the register as well (s.724).
  const own = OwnHoldings.map((holding) => ({
    ...ofNoMember,
    ...presentOf(holding, classes),
    holderId: null,
    name: holding.HolderName,
  }));
  const present = rows.filter(({ ceasedOn }) => ceasedOn === undefined);
  return [...present, ...notKnown, ...own, ...rows.filter(({ ceasedOn }) => ceasedOn !== undefined)];
}

function rowsOf(member: Member, classes: ReadonlyMap<string, ShareClass>): readonly MemberRow[] {
  const own = {
    holderId: member.HolderId,
    name: member.HolderName,
    address: toHolderAddress(member.Address),
    enteredOn: member.EnteredOn,
    ceasedOn: member.CeasedOn ?? undefined,
    mayBeRemoved: member.MayBeRemoved,
    isNotKnown: false,
  };
  const present = member.Holdings.map((holding) => ({ ...own, ...presentOf(holding, classes) }));
  const former = member.HeldBefore.map((held) => ({
    ...own,
    id: `${member.HolderId} ${held.ShareClassId} ${member.CeasedOn}`,
    classId: held.ShareClassId,
    className: held.ClassName,
    currency: classes.get(held.ShareClassId)?.Currency ?? 'GBP',
    shares: '0',
    heldBefore: held.Shares,
    numbers: '',
    paid: undefined,
    unpaid: undefined,
    percent: undefined,
  }));
  return [...present, ...former];
}

/** What a line says where it is of no member. */
const ofNoMember = {
  address: undefined,
  enteredOn: undefined,
  ceasedOn: undefined,
  mayBeRemoved: false,
  isNotKnown: false,
};

/** What an account holds of a class. */
function presentOf(
  holding: Member['Holdings'][number] | OwnHolding,
  classes: ReadonlyMap<string, ShareClass>,
) {
  const ofClass = classes.get(holding.ShareClassId);
  return {
    id: `${holding.HolderId ?? holding.HolderName} ${holding.ShareClassId}`,
    classId: holding.ShareClassId,
    className: holding.ClassName,
    currency: ofClass?.Currency ?? 'GBP',
    shares: holding.Shares,
    heldBefore: undefined,
    numbers: holding.Numbers,
    paid: holding.AmountPaid,
    unpaid: holding.AmountUnpaid,
    percent: ofClass && percentOf(holding.Shares, ofClass.SharesInIssue),
  };
}

function percentOf(part: string, whole: string): string {
  return percentText({ part: shareCount(part), whole: shareCount(whole) });
}

/** What of a register is on show. */
export interface MemberFilter {
  /** Part of a name or address, in any case. */
  readonly text: string;
  readonly classId: string | undefined;
  readonly withFormer: boolean;
}

export function filterMembers(
  rows: readonly MemberRow[],
  { text, classId, withFormer }: MemberFilter,
): readonly MemberRow[] {
  const sought = text.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (withFormer || row.ceasedOn === undefined) &&
      (classId === undefined || row.classId === classId) &&
      (sought === '' || `${row.name} ${row.address ?? ''}`.toLowerCase().includes(sought)),
  );
}

/** Where what the members hold of a class is not what is in issue. */
export interface ClassDifference {
  readonly className: string;
  readonly inIssue: string;
  readonly held: bigint;
}

/** The classes whose holdings do not add up to the statement of capital: none, unless something is broken. */
export function classDifferences(
  rows: readonly MemberRow[],
  classes: readonly ShareClass[],
): readonly ClassDifference[] {
  const held = new Map<string, bigint>();
  for (const { classId = '', shares } of rows) held.set(classId, (held.get(classId) ?? 0n) + BigInt(shares));
  return classes.flatMap(({ ShareClassId, ClassName, SharesInIssue }) => {
    const own = held.get(ShareClassId) ?? 0n;
    return own === BigInt(SharesInIssue) ? [] : [{ className: ClassName, inIssue: SharesInIssue, held: own }];
  });
}
