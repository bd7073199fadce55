import { kindsOfLots } from '../planning/take-shares.ts';
import { ledgerAccountKey } from '../ledger/ledger-account.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import type { LotId } from '../ledger/ids.ts';
import type { Lot } from '../ledger/lot.ts';
import type { PositionLine } from '../ledger/position.ts';

/** The lots that replace those of reversed events. */
export type Successors = ReadonlyMap<LotId, LotId>;

/** An event with lots kept from its predecessor, and the successors of those not kept. */
export interface Succession {
  readonly event: PlannedEvent;
  readonly successors: Successors;
}

/**
 * Keeps the ids of lots that a replacing event makes just as its predecessor made them, of the same shares or for the same
 * account, so that later requests still find them. Each other old lot is succeeded, in order, by a new one of the same
 * shares.
 */
export function keepLots(event: PlannedEvent, predecessor: PlannedEvent, known: Successors): Succession {
  const [had, has] = [accountsOf(predecessor), accountsOf(event)];
  const left = new Set(predecessor.lots);
  const old = new Pool(predecessor.lots, (lot) => signaturesOf(lot, had.get(lot.id), known));
  const renamed = new Map<LotId, LotId>();
  for (const lot of event.lots) {
    const same = old.take(signaturesOf(lot, has.get(lot.id)));
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

/** Lots to take one by one by a signature, each once. */
class Pool {
  readonly #bySignature = new Map<string, Lot[]>();
  readonly #taken = new Set<Lot>();

  constructor(lots: readonly Lot[], signaturesOfLot: (lot: Lot) => readonly string[]) {
    for (const lot of lots) {
      for (const signature of signaturesOfLot(lot)) {
        const alike = this.#bySignature.get(signature) ?? [];
        this.#bySignature.set(signature, alike);
        alike.push(lot);
      }
    }
  }

  take(signatures: readonly string[]): Lot | undefined {
    for (const signature of signatures) {
      const alike = this.#bySignature.get(signature) ?? [];
      while (alike[0] && this.#taken.has(alike[0])) alike.shift();
      const lot = alike.shift();
      if (lot === undefined) continue;
      this.#taken.add(lot);
      return lot;
    }
    return undefined;
  }
}

/**
 * The successors of an opening balance's lots after its history: the lot of the same account with the same amount unpaid, or
 * its only lot. A lot that the history gives as several has no successor.
 */
export function succeedBalance(balance: PlannedEvent, lines: readonly PositionLine[]): Successors {
  const pairs = new Map<LotId, LotId>();
  for (const lot of balance.lots) {
    const accounts = accountsOf(balance).get(lot.id);
    const own = lines.filter(
      (line) => line.lot.classId === lot.classId && accounts?.has(ledgerAccountKey(line.account)),
    );
    const [kind, ...kinds] = kindsOfLots([lot, ...own.map((line) => line.lot)]);
    const alike = own.filter((_line, place) => kinds[place] === kind);
    const [next, ...others] = alike.length === 0 ? own : alike;
    if (next && others.length === 0) pairs.set(lot.id, next.lot.id);
  }
  return pairs;
}

/** The terms of a lot as text, with the lot it came from or, for new shares, the accounts that hold it. */
function signaturesOf(
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

/** The successor of a lot, or the lot itself. */
export function succeeded<Id extends LotId | undefined>(id: Id, known: Successors): Id | LotId {
  return (id !== undefined && known.get(id)) || id;
}

/** A request with the ids of its lots replaced by their successors. */
export function renameLots<Value>(value: Value, known: Successors): Value {
  if (known.size === 0) return value;
  // The walk returns a value of the same shape: it changes nothing but ids of lots.
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

/** The accounts that receive shares of each lot. */
function accountsOf({ postings }: PlannedEvent): ReadonlyMap<LotId, ReadonlySet<string>> {
  const found = new Map<LotId, Set<string>>();
  for (const { lotId, account, shares } of postings) {
    if (shares <= 0n) continue;
    found.set(lotId, (found.get(lotId) ?? new Set()).add(ledgerAccountKey(account)));
  }
  return found;
}
