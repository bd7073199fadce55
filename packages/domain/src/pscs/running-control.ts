import { type ControlClass, suggestControl } from './control-bands.ts';
import { addDecimals, type ShareCount, shareCount, subtractDecimals } from '../money/exact-decimal.ts';
import {
  ledgerAccountKey,
  type LedgerAccountKey,
  isInIssue,
  type LedgerAccount,
} from '../share-capital/ledger/ledger-account.ts';
import type { PlannedEvent } from '../share-capital/ledger/event.ts';
import { type PersonId, personId, type ShareClassId } from '../share-capital/ledger/ids.ts';
import type { SharePosition } from '../share-capital/ledger/position.ts';
import { changedTerms, type ClassTerms } from '../share-capital/ledger/share-class.ts';
import { type Controller, type Controllers, controllersOfHolder, type FindCorporate } from './psc-changes.ts';

const NONE = shareCount('0');

/** The controllers behind an account: its holders, or those with a majority of a company that holds. */
type Behind = ReadonlyMap<PersonId, Controller>;

/** The shares of one class in issue, by account and by controller. */
interface Shares {
  terms: ClassTerms;
  issued: ShareCount;
  treasury: ShareCount;
  readonly byAccount: Map<LedgerAccountKey, ShareCount>;
  readonly byPerson: Map<PersonId, ShareCount>;
  /** The persons who may have more than a quarter, because they have had more than an eighth of `watchedFrom`. */
  readonly watched: Set<PersonId>;
  watchedFrom: bigint;
}

/**
 * The control that a register suggests, event by event. Nobody has a band without more than a quarter of the votable shares of
 * some class. So only persons with more than an eighth are computed, and all persons are checked again once the class has
 * halved or doubled: the cost of an event depends on what it moves, not on the number of members.
 */
export class RunningControl {
  readonly #behind: ReadonlyMap<LedgerAccountKey, Behind>;
  readonly #accountsOf = new Map<PersonId, LedgerAccountKey[]>();
  readonly #classes: ReadonlyMap<ShareClassId, Shares>;

  constructor(start: SharePosition, find: FindCorporate) {
    this.#behind = new Map(
      start.holders.map((holder) => [
        ledgerAccountKey({ kind: 'holder', holderId: holder.id }),
        controllersOfHolder(holder, start, find),
      ]),
    );
    for (const [account, behind] of this.#behind)
      for (const person of behind.keys())
        this.#accountsOf.set(person, [...(this.#accountsOf.get(person) ?? []), account]);
    this.#classes = new Map(start.classes.map(({ id, terms }) => [id, noShares(terms)]));
    for (const { account, lot, shares } of start.lines) this.#move(lot.classId, account, shares);
  }

  apply({ kind, postings, terms }: PlannedEvent): void {
    for (const { account, classId, shares } of postings) this.#move(classId, account, shares);
    for (const change of terms) {
      const own = this.#classes.get(change.classId);
      if (own) own.terms = changedTerms(own.terms, change, kind);
    }
  }

  /** The persons with a band, and some without. */
  controllers(): Controllers {
    const inIssue = [...this.#classes].filter(([, { issued }]) => issued !== NONE);
    const classes = inIssue.map(([id, each]): ControlClass => {
      const { currency, nominalEach, votesPerShare } = each.terms;
      const { issued, treasury } = each;
      return { className: id, currency, nominalEach, votesPerShare, issued, treasury };
    });
    const people = new Set(inIssue.flatMap(([, each]) => [...watchedIn(each)]));
    const holdings = inIssue.flatMap(([className, { byPerson }]) =>
      [...people].flatMap((person) => {
        const shares = byPerson.get(person);
        return shares === undefined ? [] : [{ className, holders: [person], shares }];
      }),
    );
    return new Map(
      suggestControl(classes, holdings).flatMap(({ holder, ...control }) => {
        const controller = this.#controllerOf(personId(holder));
        return controller ? [[personId(holder), { ...controller, control }] as const] : [];
      }),
    );
  }

  #move(classId: ShareClassId, account: LedgerAccount, shares: ShareCount): void {
    const own = this.#classes.get(classId);
    if (!own || !isInIssue(account)) return;
    const key = ledgerAccountKey(account);
    own.issued = addDecimals(own.issued, shares);
    if (account.kind === 'treasury') own.treasury = addDecimals(own.treasury, shares);
    add(own.byAccount, key, shares);
    for (const person of this.#behind.get(key)?.keys() ?? []) {
      add(own.byPerson, person, shares);
      if (mayControl(own, person)) own.watched.add(person);
    }
  }

  /** The controller by the shortest chain of companies. */
  #controllerOf(person: PersonId): Controller | undefined {
    const held = (this.#accountsOf.get(person) ?? []).filter((account) =>
      [...this.#classes.values()].some(({ byAccount }) => byAccount.has(account)),
    );
    const ways = held.flatMap((account) => this.#behind.get(account)?.get(person) ?? []);
    return ways.toSorted((one, other) => one.through.length - other.through.length)[0];
  }
}

const noShares = (terms: ClassTerms): Shares => ({
  terms,
  issued: NONE,
  treasury: NONE,
  byAccount: new Map(),
  byPerson: new Map(),
  watched: new Set(),
  watchedFrom: 0n,
});

function add<Key>(sums: Map<Key, ShareCount>, key: Key, shares: ShareCount): void {
  const sum = addDecimals(sums.get(key) ?? NONE, shares);
  if (sum === NONE) sums.delete(key);
  else sums.set(key, sum);
}

const mayControl = ({ byPerson, watchedFrom }: Shares, person: PersonId): boolean =>
  (byPerson.get(person) ?? NONE) * 8n > watchedFrom;

/** The persons who may have more than a quarter; found again where the class has halved or doubled. */
function watchedIn(own: Shares): ReadonlySet<PersonId> {
  const votable: bigint = subtractDecimals(own.issued, own.treasury);
  if (votable * 2n >= own.watchedFrom && votable <= own.watchedFrom * 2n) return own.watched;
  own.watchedFrom = votable;
  own.watched.clear();
  for (const person of own.byPerson.keys()) if (mayControl(own, person)) own.watched.add(person);
  return own.watched;
}
