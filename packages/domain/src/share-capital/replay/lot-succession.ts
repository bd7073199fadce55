import { kindsOfLots } from '../events/take-shares.ts';
import { accountKey } from '../ledger/account.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { LotId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import type { PositionLine } from '../ledger/position.ts';

/** Which lots stand for lots of events that were taken back. */
export type Successors = ReadonlyMap<LotId, LotId>;

/** An event with the lots of its forerunner, and what became of those that it has not kept. */
export interface Succession {
  readonly event: PlannedEvent;
  readonly successors: Successors;
}

/**
 * An event that takes the place of another keeps the name of every lot that it makes just as the other had made it: of the
 * same shares, or for the same account. So later entries find the shares that they speak of. The rest of the old lots are
 * succeeded, in their order, by the new ones of the same shares.
 */
export function keepLots(event: PlannedEvent, forerunner: PlannedEvent, known: Successors): Succession {
  const [had, has] = [accountsOf(forerunner), accountsOf(event)];
  const left = new Set(forerunner.lots);
  const old = new Pool(forerunner.lots, (lot) => marksOf(lot, had.get(lot.id), known));
  const renamed = new Map<LotId, LotId>();
  for (const lot of event.lots) {
    const same = old.take(marksOf(lot, has.get(lot.id)));
    if (same === undefined) continue;
    left.delete(same);
    renamed.set(lot.id, same.id);
  }
  const name = (id: LotId) => renamed.get(id) ?? id;
  const lots = event.lots
    .filter(({ id }) => !renamed.has(id))
    .map((lot) => ({ ...lot, cameFrom: lot.cameFrom && name(lot.cameFrom) }));
  const postings = event.postings.map((posting) => ({ ...posting, lotId: name(posting.lotId) }));
  return { event: { ...event, lots, postings }, successors: pairUp([...left], lots, known) };
}

function pairUp(left: readonly Lot[], lots: readonly Lot[], known: Successors): Successors {
  const pairs = new Map<LotId, LotId>();
  const free = new Pool(lots, ({ cameFrom }) => [cameFrom ?? '']);
  for (const old of left) {
    const next = free.take([succeeded(old.cameFrom, known) ?? '']);
    if (next !== undefined) pairs.set(old.id, next.id);
  }
  return pairs;
}

/** Lots to be taken one by one by what is known of them, each once. */
class Pool {
  readonly #byMark = new Map<string, Lot[]>();
  readonly #taken = new Set<Lot>();

  constructor(lots: readonly Lot[], marks: (lot: Lot) => readonly string[]) {
    for (const lot of lots) {
      for (const mark of marks(lot)) {
        const marked = this.#byMark.get(mark) ?? [];
        this.#byMark.set(mark, marked);
        marked.push(lot);
      }
    }
  }

  take(marks: readonly string[]): Lot | undefined {
    for (const mark of marks) {
      const marked = this.#byMark.get(mark) ?? [];
      while (marked[0] && this.#taken.has(marked[0])) marked.shift();
      const lot = marked.shift();
      if (lot === undefined) continue;
      this.#taken.add(lot);
      return lot;
    }
    return undefined;
  }
}

/**
 * What stands for the lots of a balance once its history does: shares of the same account that owe as much, or all that it
 * has, where that is one lot. Of a lot that came out as several nothing stands for the whole.
 */
export function succeedBalance(balance: PlannedEvent, lines: readonly PositionLine[]): Successors {
  const pairs = new Map<LotId, LotId>();
  for (const lot of balance.lots) {
    const accounts = accountsOf(balance).get(lot.id);
    const own = lines.filter(
      (line) => line.lot.classId === lot.classId && accounts?.has(accountKey(line.account)),
    );
    const [kind, ...kinds] = kindsOfLots([lot, ...own.map((line) => line.lot)]);
    const alike = own.filter((_line, place) => kinds[place] === kind);
    const [next, ...others] = alike.length === 0 ? own : alike;
    if (next && others.length === 0) pairs.set(lot.id, next.lot.id);
  }
  return pairs;
}

/** All that a lot says, with the lot whose shares these were; new shares also with whose they are. */
function marksOf(
  { id: _id, madeBy: _madeBy, cameFrom, ...terms }: Lot,
  accounts: ReadonlySet<string> = new Set(),
  known: Successors = new Map(),
): readonly string[] {
  const { classId, issuedOn, currency, nominalEach, numbers, nonCash = '', isForfeited = false } = terms;
  const each = [terms.price, terms.unpaid].map((value) => value && `${value.amount}/${value.shares}`);
  const range = numbers && `${numbers.first}-${numbers.last}`;
  const said = [classId, issuedOn, currency, nominalEach, ...each, range, nonCash, isForfeited].join('|');
  if (cameFrom !== undefined) return [`${said}|${succeeded(cameFrom, known)}`];
  return [...accounts].map((account) => `${said}|${account}`);
}

/** What stands for a lot now. */
export function succeeded<Id extends LotId | undefined>(id: Id, known: Successors): Id | LotId {
  return (id !== undefined && known.get(id)) || id;
}

/** A request with its lots named as they are now. */
export function renameLots<Value>(value: Value, known: Successors): Value {
  if (known.size === 0) return value;
  // The walk gives back a value of the same shape: it changes nothing but the texts of the lots.
  return renamed(value, known) as Value;
}

function renamed(value: unknown, known: Successors): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, known));
  if (typeof value !== 'object' || value === null) return value;
  const names: ReadonlyMap<unknown, string> = known;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]: [string, unknown]) =>
      key === 'lotId' ? [key, names.get(member) ?? member] : [key, renamed(member, known)],
    ),
  );
}

/** The accounts into which an event puts shares of each lot. */
function accountsOf({ postings }: PlannedEvent): ReadonlyMap<LotId, ReadonlySet<string>> {
  const found = new Map<LotId, Set<string>>();
  for (const { lotId, account, shares } of postings) {
    if (shares <= 0n) continue;
    found.set(lotId, (found.get(lotId) ?? new Set()).add(accountKey(account)));
  }
  return found;
}
