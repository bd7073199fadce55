import { toWireKeys } from '@statbook/contract';
import {
  type CivilDate,
  mayBeRemoved,
  membershipsIn,
  nameOfHolder,
  type RegisterEntry,
  registerOfMembers,
  type ShareClass,
  type ShareHolder,
  singleMemberNotes,
  toDecimalText,
} from '@statbook/domain';
import type { Transaction } from '../../../platform/database/database.ts';
import { loadMemberships } from '../books/checkpoints.ts';
import { nameOfClass, presentCapital, presentClasses, presentHolding } from '../books/present-shares.ts';
import { type Asked, readPosition } from './as-at.ts';

/** The register of members (s.113) with the capital that it adds up to. */
export async function readRegister(tx: Transaction, asked: Asked) {
  const { on, asAt, head, position } = await readPosition(tx, asked);
  const memberships = membershipsIn(await loadMemberships(tx, asked.companyId, asAt));
  const { classes, holders } = position;
  const named = new Map(holders.map((holder) => [holder.id, holder]));
  return {
    ...head,
    Capital: presentCapital(position),
    Classes: presentClasses(position),
    Members: registerOfMembers(position, memberships)
      .map((entry) => presentEntry(entry, { on, classes }))
      .sort(compareMembers),
    SingleMember: singleMemberNotes(memberships, (id) => memberKey(named.get(id)) ?? id).map(
      ({ on: day, isSingle }) => ({ On: day, IsSingle: isSingle }),
    ),
  };
}

function presentEntry(
  entry: RegisterEntry,
  { on, classes }: { on: CivilDate; classes: readonly ShareClass[] },
) {
  const holders = entry.holder === undefined ? [] : [entry.holder];
  return {
    HolderId: entry.holderId,
    HolderName: nameOfHolder(holders, entry.holderId),
    Address: entry.holder?.address === undefined ? null : toWireKeys(entry.holder.address),
    EnteredOn: entry.enteredOn,
    CeasedOn: entry.ceasedOn ?? null,
    MayBeRemoved: mayBeRemoved(entry, on),
    Holdings: entry.holdings.map((holding) => presentHolding(holding, holders)),
    HeldBefore: [...entry.heldBefore].map(([classId, shares]) => ({
      ShareClassId: classId,
      ClassName: nameOfClass(classes, classId),
      Shares: toDecimalText(shares),
    })),
  };
}

type PresentedMember = ReturnType<typeof presentEntry>;
const names = new Intl.Collator('en-GB');

/** Present members before former ones, each in the order of entry; those of one day by name. */
function compareMembers(a: PresentedMember, b: PresentedMember): number {
  const former = Number(a.CeasedOn !== null) - Number(b.CeasedOn !== null);
  if (former !== 0) return former;
  if (a.EnteredOn !== b.EnteredOn) return a.EnteredOn < b.EnteredOn ? -1 : 1;
  return names.compare(a.HolderName, b.HolderName);
}

/** The people behind an account, whichever of their accounts it is. */
function memberKey(holder: ShareHolder | undefined): string | undefined {
  return holder?.members
    .map(({ personId }) => personId)
    .toSorted()
    .join();
}
