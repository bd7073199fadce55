import type { CivilDate } from '@statbook/domain/dates';
import { toDecimalText } from '@statbook/domain/money';
import {
  isUnidentified,
  nameOfHolder,
  type ShareClass,
  type ShareHolder,
} from '@statbook/domain/share-capital';
import {
  describeCompanyHolding,
  enteredBefore,
  unidentifiedHoldings,
  mayBeRemoved,
  companyHoldings,
  type RegisterEntry,
  registerOfMembers,
  singleMemberNotes,
  statementOfCapital,
} from '@statbook/domain/share-capital/projections';
import type { Transaction } from '../../../platform/database/database.ts';
import { listMemberships } from '../ledger/checkpoints/checkpoints.ts';
import { loadOpenings } from '../ledger/opening-queries.ts';
import { nameOfClass, presentHeld, presentHolding, presentSharesHeld } from '../ledger/present-shares.ts';
import { type Asked, readClasses, readPosition } from './as-at.ts';

/** The register of members (s.113) with the position that it adds up to: present members, then former ones. */
export async function loadRegister(tx: Transaction, asked: Asked) {
  const register = await loadNamed(tx, asked);
  return { ...register, entries: register.named.map(({ entry }) => entry) };
}

async function loadNamed(tx: Transaction, asked: Asked) {
  const time = await readPosition(tx, asked);
  const memberships = await listMemberships(tx, asked.companyId, time.asAt);
  const before = enteredBefore(await loadOpenings(tx, asked.companyId, time.asAt));
  const named = registerOfMembers(time.position, memberships, before)
    .map((entry) => ({ entry, name: nameOf(entry) }))
    .sort(compareEntries);
  return { ...time, memberships, named, unidentified: unidentifiedHoldings(time.position) };
}

/** The same as it is sent. */
export async function readRegister(tx: Transaction, asked: Asked) {
  const register = await loadNamed(tx, asked);
  const { on, head, position, memberships, unidentified } = register;
  const { classes, holders } = position;
  const byId = new Map(holders.map((holder) => [holder.id, holder]));
  return {
    ...head,
    capital: statementOfCapital(position),
    classes: await readClasses(tx, asked, register),
    members: register.named.map((entry) => presentEntry(entry, { on, classes })),
    notKnown: presentHeld(unidentified, holders),
    ownHoldings: companyHoldings(position).map((own) => ({
      ...presentHolding(own, holders),
      holderName: describeCompanyHolding(own),
      isForfeited: own.isForfeited,
    })),
    singleMember: singleMemberNotes(memberships, (id) => memberKey(byId.get(id), id)).map(
      ({ on: day, isSingle }) => ({ on: day, isSingle }),
    ),
  };
}

function presentEntry(
  { entry, name: holderName }: NamedEntry,
  { on, classes }: { on: CivilDate; classes: readonly ShareClass[] },
) {
  const { holderId, holder } = entry;
  return {
    holderId,
    holderName,
    address: holder?.address === undefined ? null : holder.address,
    enteredOn: entry.enteredOn ?? null,
    ceasedOn: entry.ceasedOn ?? null,
    mayBeRemoved: mayBeRemoved(entry, on),
    holdings: entry.holdings.map((holding) => ({ ...presentSharesHeld(holding), holderId, holderName })),
    heldBefore: [...entry.heldBefore].map(([classId, shares]) => ({
      shareClassId: classId,
      className: nameOfClass(classes, classId),
      shares: toDecimalText(shares),
    })),
  };
}

const nameOf = ({ holder, holderId }: RegisterEntry): string =>
  nameOfHolder(holder === undefined ? [] : [holder], holderId);

interface NamedEntry {
  readonly entry: RegisterEntry;
  readonly name: string;
}
const names = new Intl.Collator('en-GB');

/** Present members before former ones, each in the order of entry; those of one day by name. */
function compareEntries(a: NamedEntry, b: NamedEntry): number {
  const former = Number(a.entry.ceasedOn !== undefined) - Number(b.entry.ceasedOn !== undefined);
  if (former !== 0) return former;
  // Nobody stands in the register longer than those of whom it is not known since when.
  const [first, second] = [a.entry.enteredOn ?? '', b.entry.enteredOn ?? ''];
  if (first !== second) return first < second ? -1 : 1;
  return names.compare(a.name, b.name);
}

/** The people behind an account, whichever of their accounts it is; undefined where nobody knows them yet. */
function memberKey(holder: ShareHolder | undefined, id: string): string | undefined {
  if (isUnidentified(holder)) return undefined;
  const people = holder?.members.map(({ personId }) => personId).toSorted();
  return people?.join() ?? id;
}
