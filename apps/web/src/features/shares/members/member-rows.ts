import { shareCount } from '@statbook/domain/money';
import { percentText } from '@statbook/domain/share-capital/projections';
import type { CallReply } from '#api/call-types.ts';
import { toHolderAddress } from '../holders/share-holder.ts';

export type MemberRegister = CallReply<'getShareRegister'>['entity'][number];
export type Member = MemberRegister['members'][number];
type OwnHolding = MemberRegister['ownHoldings'][number];
type ShareClass = MemberRegister['classes'][number];

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
  /** Shares of which nobody knows yet who holds them: of no member. */
  readonly isNotKnown: boolean;
}

/**
 * The lines of a register: members by date of entry, shares whose holders are not known yet, the company's own shares, then
 * former members.
 */
export function toMemberRows(register: MemberRegister): readonly MemberRow[] {
  const classes = new Map(register.classes.map((each) => [each.shareClassId, each]));
  const rows = register.members.flatMap((member) => rowsOf(member, classes));
  const notKnown = register.notKnown.flatMap((account) =>
    account.holdings.map((holding) => ({
      ...ofNoMember,
      ...presentOf(holding, classes),
      holderId: account.holderId,
      name: account.holderName,
      isNotKnown: true,
    })),
  );
  // The company's own shares are entered in the register as well (s.724).
  const own = register.ownHoldings.map((holding) => ({
    ...ofNoMember,
    ...presentOf(holding, classes),
    holderId: null,
    name: holding.holderName,
  }));
  const present = rows.filter(({ ceasedOn }) => ceasedOn === undefined);
  return [...present, ...notKnown, ...own, ...rows.filter(({ ceasedOn }) => ceasedOn !== undefined)];
}

function rowsOf(member: Member, classes: ReadonlyMap<string, ShareClass>): readonly MemberRow[] {
  const own = {
    holderId: member.holderId,
    name: member.holderName,
    address: toHolderAddress(member.address),
    enteredOn: member.enteredOn,
    ceasedOn: member.ceasedOn ?? undefined,
    isNotKnown: false,
  };
  const present = member.holdings.map((holding) => ({ ...own, ...presentOf(holding, classes) }));
  const former = member.heldBefore.map((held) => ({
    ...own,
    id: `${member.holderId} ${held.shareClassId} ${member.ceasedOn}`,
    classId: held.shareClassId,
    className: held.className,
    currency: classes.get(held.shareClassId)?.currency ?? 'GBP',
    shares: '0',
    heldBefore: held.shares,
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
  isNotKnown: false,
};

/** What an account holds of a class. */
function presentOf(
  holding: Member['holdings'][number] | OwnHolding,
  classes: ReadonlyMap<string, ShareClass>,
) {
  const ofClass = classes.get(holding.shareClassId);
  return {
    id: `${holding.holderId ?? holding.holderName} ${holding.shareClassId}`,
    classId: holding.shareClassId,
    className: holding.className,
    currency: ofClass?.currency ?? 'GBP',
    shares: holding.shares,
    heldBefore: undefined,
    numbers: holding.numbers,
    paid: holding.amountPaid,
    unpaid: holding.amountUnpaid,
    percent:
      ofClass && percentText({ part: shareCount(holding.shares), whole: shareCount(ofClass.sharesInIssue) }),
  };
}

/** Which lines of a register are on show. */
export interface MemberFilter {
  readonly classId: string | undefined;
  readonly withFormer: boolean;
}

export const isIncluded = (row: MemberRow, { classId, withFormer }: MemberFilter): boolean =>
  (withFormer || row.ceasedOn === undefined) && (classId === undefined || row.classId === classId);

/** What a filter by text searches. */
export const memberText = ({ name, address = '' }: MemberRow): string => `${name} ${address}`.toLowerCase();

/** The classes whose holdings do not add up to the statement of capital: none, unless something is broken. */
export function classDifferences(rows: readonly MemberRow[], classes: readonly ShareClass[]) {
  const held = new Map<string, bigint>();
  for (const { classId = '', shares } of rows) held.set(classId, (held.get(classId) ?? 0n) + BigInt(shares));
  return classes.flatMap(({ shareClassId, className, sharesInIssue }) => {
    const own = held.get(shareClassId) ?? 0n;
    return own === BigInt(sharesInIssue) ? [] : [{ className, inIssue: sharesInIssue, held: own }];
  });
}
