import { type ControlClass, suggestControl } from '../../pscs/control-bands.ts';
import { addDecimals, type ShareCount, shareCount, subtractDecimals } from '../../money/exact-decimal.ts';
import { accountKey, type AccountKey, isInIssue, type LedgerAccount } from '../ledger/account.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import { type PersonId, personId, type ShareClassId } from '../ledger/ids.ts';
import type { SharePosition } from '../ledger/position.ts';
import { changedTerms, type ClassTerms } from '../ledger/share-class.ts';
import {
  type Controller,
  type Controllers,
  controllersOfHolder,
  type FindCorporate,
} from './control-changes.ts';

const NONE = shareCount('0');

/** Who stands behind an account: themselves, or in the place of a company whoever has the majority of it. */
type Behind = ReadonlyMap<PersonId, Controller>;

/** What is in issue of one class, by account and by whoever stands behind it. */
interface Shares {
  terms: ClassTerms;
  issued: ShareCount;
  treasury: ShareCount;
  readonly byAccount: Map<AccountKey, ShareCount>;
  readonly byPerson: Map<PersonId, ShareCount>;
  /** Everybody who may have more than a quarter of the votes, since they had more than an eighth of `watchedFrom`. */
  readonly watched: Set<PersonId>;
  watchedFrom: bigint;
}

/**
 * The control that a register suggests while events pass through it. Nobody has a band without more than a quarter of what
 * can vote in some class. So only those are reckoned who have more than an eighth, and all are looked through again once
 * half of the class is gone: an event costs what it moves, however many members there are.
 */
export class RunningControl {
  readonly #behind: ReadonlyMap<AccountKey, Behind>;
  readonly #accountsOf = new Map<PersonId, AccountKey[]>();
  readonly #classes: ReadonlyMap<ShareClassId, Shares>;

  constructor(start: SharePosition, find: FindCorporate) {
    this.#behind = new Map(
      start.holders.map((holder) => [
        accountKey({ kind: 'holder', holderId: holder.id }),
        controllersOfHolder(holder, start, find),
      ]),
    );
    for (const [account, behind] of this.#behind)
      for (const person of behind.keys())
        this.#accountsOf.set(person, [...(this.#accountsOf.get(person) ?? []), account]);
    this.#classes = new Map(start.classes.map(({ id, terms }) => [id, noShares(terms)]));
    for (const { account, lot, shares } of start.lines) this.#move(lot.classId, account, shares);
  }

  apply({ postings, terms }: PlannedEvent): void {
    for (const { account, classId, shares } of postings) this.#move(classId, account, shares);
    for (const change of terms) {
      const own = this.#classes.get(change.classId);
      if (own) own.terms = changedTerms(own.terms, change);
    }
  }

  /** Everybody who has a band now, and some who have none. */
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
    const key = accountKey(account);
    own.issued = addDecimals(own.issued, shares);
    if (account.kind === 'treasury') own.treasury = addDecimals(own.treasury, shares);
    add(own.byAccount, key, shares);
    for (const person of this.#behind.get(key)?.keys() ?? []) {
      add(own.byPerson, person, shares);
      if (mayControl(own, person)) own.watched.add(person);
    }
  }

  /** As they hold most directly. */
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

/** Whoever may have more than a quarter; looked for anew where the class is less than half of what it was, or twice as much. */
function watchedIn(own: Shares): ReadonlySet<PersonId> {
  const votable: bigint = subtractDecimals(own.issued, own.treasury);
  if (votable * 2n >= own.watchedFrom && votable <= own.watchedFrom * 2n) return own.watched;
  own.watchedFrom = votable;
  own.watched.clear();
  for (const person of own.byPerson.keys()) if (mayControl(own, person)) own.watched.add(person);
  return own.watched;
}
