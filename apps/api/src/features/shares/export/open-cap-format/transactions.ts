import {
  addDecimals,
  negateDecimal,
  type ShareCount,
  subtractDecimals,
  toDecimalText,
  wholeCountOf,
  wholeShares,
} from '@statbook/domain/money';
import {
  ledgerAccountKey,
  isInIssue,
  type LedgerAccount,
  type Lot,
  type LotId,
  type ShareEvent,
} from '@statbook/domain/share-capital';
import { type OpenCapTransaction, type Portion, type Security, SecurityLedger } from './security-ledger.ts';

/** What an entry does to the shares of a lot and of those that came out of it. */
interface Family {
  readonly lot: Lot;
  /** Who gives up shares of the lot, and how many. */
  readonly givers: Portion[];
  /** What comes to somebody: of the lot itself, or of one that came out of it. */
  readonly receipts: Portion[];
}

/** The entries as transactions of the format. @param events those that count, in the order of their days */
export function transactionsOf(
  events: readonly ShareEvent[],
  dealtIn: readonly Lot[],
): readonly OpenCapTransaction[] {
  const ledger = new SecurityLedger();
  const lots = new Map<LotId, Lot>(dealtIn.map((lot) => [lot.id, lot]));
  for (const event of events)
    for (const family of familiesOf(event, lots)) recordFamily(ledger, event, family);
  return ledger.transactions;
}

function familiesOf(event: ShareEvent, lots: ReadonlyMap<LotId, Lot>): Iterable<Family> {
  const families = new Map<LotId, Family>();
  const issued = new Set(
    event.postings.flatMap(({ account, lotId, shares }) =>
      account.kind === 'issuer' && shares < 0n ? [lotId] : [],
    ),
  );
  for (const { account, lotId, shares } of netChanges(event)) {
    const lot = lots.get(lotId);
    if (lot === undefined) throw new Error(`No entry made the lot ${lotId}.`);
    const isNew = issued.has(lotId) && shares > 0n;
    const origin = (isNew && lot.cameFrom !== undefined && lots.get(lot.cameFrom)) || lot;
    const family = families.get(origin.id) ?? { lot: origin, givers: [], receipts: [] };
    families.set(origin.id, family);
    if (shares < 0n) family.givers.push({ account, lot, shares: negateDecimal(shares) });
    else family.receipts.push({ account, lot, shares });
  }
  return families.values();
}

/** What each account in issue has more or less of each lot. */
function netChanges({ postings }: ShareEvent) {
  const changes = new Map<string, { account: LedgerAccount; lotId: LotId; shares: ShareCount }>();
  for (const { account, lotId, shares } of postings) {
    if (!isInIssue(account)) continue;
    const key = `${ledgerAccountKey(account)} ${lotId}`;
    const known = changes.get(key);
    changes.set(key, { account, lotId, shares: known ? addDecimals(known.shares, shares) : shares });
  }
  return [...changes.values()].filter(({ shares }) => shares !== 0n);
}

function recordFamily(ledger: SecurityLedger, event: ShareEvent, { lot, givers, receipts }: Family): void {
  const giving = new Set(givers.map(({ account }) => ledgerAccountKey(account)));
  const others = receipts.filter(({ account }) => !giving.has(ledgerAccountKey(account)));
  const waiting = new Queue(others);
  for (const { account, shares } of givers) {
    const own = new Queue(
      receipts.filter((receipt) => ledgerAccountKey(receipt.account) === ledgerAccountKey(account)),
    );
    const pieces = ledger.take(account, lot, shares);
    const kept = own.total;
    let before = 0n;
    for (const { security, taken, left } of pieces) {
      // What is restated is shared out among the securities that it came from, nothing lost between them.
      const upTo = (whole(kept) * (before + whole(taken))) / whole(shares);
      const mine = own.next(wholeShares(upTo - (whole(kept) * before) / whole(shares)));
      before += whole(taken);
      const given = others.length === 0 ? [] : waiting.next(subtractDecimals(taken, sumOf(mine)));
      const balance = left > 0n ? [{ account, lot, shares: left }] : [];
      endSecurity(ledger, event, { account, security, taken, mine, given, balance });
    }
  }
  for (const portion of waiting.rest()) ledger.issue(event, portion);
}

interface Ended {
  readonly account: LedgerAccount;
  readonly security: Security;
  readonly taken: ShareCount;
  /** What the same account has instead. */
  readonly mine: readonly Portion[];
  /** What others have of it. */
  readonly given: readonly Portion[];
  /** What is left untouched. */
  readonly balance: readonly Portion[];
}

function endSecurity(ledger: SecurityLedger, event: ShareEvent, ended: Ended): void {
  const { security, taken, mine, given, balance } = ended;
  if (given.length > 0 && mine.length + balance.length > 1) return divideAndPass(ledger, event, ended);
  const place = ledger.transactions.length;
  const kept = [...mine, ...balance].map((portion) => ledger.issue(event, portion));
  const passed = given.map((portion) => ledger.issue(event, portion));
  const issued = ledger.transactions.splice(place);
  ledger.close(event, security, endOf({ event, taken, kept, passed, given, mine }));
  ledger.transactions.push(...issued);
}

/** A transfer leaves one balance at most: where more is kept, the security is divided first, and what goes passes whole. */
function divideAndPass(
  ledger: SecurityLedger,
  event: ShareEvent,
  { account, security, mine, given, balance }: Ended,
): void {
  const place = ledger.transactions.length;
  const kept = [...mine, ...balance].map((portion) => ledger.issue(event, portion));
  const passing = given.map((portion) => ({
    portion,
    security: ledger.issueToPass(event, { ...portion, account }),
  }));
  const issued = ledger.transactions.splice(place);
  const parts = [...kept, ...passing.map(({ security: { id } }) => id)];
  ledger.close(event, security, reissuedAs(event, parts));
  ledger.transactions.push(...issued);
  for (const { portion, security: part } of passing)
    endSecurity(ledger, event, {
      account,
      security: part,
      taken: portion.shares,
      mine: [],
      given: [portion],
      balance: [],
    });
}

interface End extends Pick<Ended, 'taken' | 'given' | 'mine'> {
  readonly event: ShareEvent;
  readonly kept: readonly string[];
  readonly passed: readonly string[];
}

function endOf({ event, taken, kept, passed, given, mine }: End) {
  const [balance] = kept;
  const withBalance = balance !== undefined && { balance_security_id: balance };
  if (given.length > 0)
    return {
      object_type: 'TX_STOCK_TRANSFER',
      quantity: toDecimalText(sumOf(given)),
      ...withBalance,
      resulting_security_ids: passed,
    };
  if (mine.length > 0) return reissuedAs(event, kept);
  return {
    object_type: 'TX_STOCK_CANCELLATION',
    quantity: toDecimalText(taken),
    ...withBalance,
    reason_text: event.kind,
  };
}

function reissuedAs({ kind }: ShareEvent, securities: readonly string[]) {
  return { object_type: 'TX_STOCK_REISSUANCE', resulting_security_ids: securities, reason_text: kind };
}

/** Portions that are handed out one after the other, cut where they must be. */
class Queue {
  readonly #portions: Portion[];

  constructor(portions: readonly Portion[]) {
    this.#portions = [...portions];
  }

  get total(): ShareCount {
    return sumOf(this.#portions);
  }

  /** The next so many shares; fewer where no more are left. */
  next(shares: ShareCount): Portion[] {
    const handed: Portion[] = [];
    let wanted = shares;
    while (wanted > 0n) {
      const first = this.#portions.shift();
      if (first === undefined) break;
      const part = first.shares < wanted ? first.shares : wanted;
      handed.push({ ...first, shares: part });
      wanted = subtractDecimals(wanted, part);
      if (part < first.shares)
        this.#portions.unshift({ ...first, shares: subtractDecimals(first.shares, part) });
    }
    return handed;
  }

  rest(): Portion[] {
    return this.#portions.splice(0);
  }
}

function sumOf(portions: readonly Portion[]): ShareCount {
  return portions.reduce((sum, { shares }) => addDecimals(sum, shares), wholeShares(0n));
}

/** Shares in the ledger are whole. */
function whole(shares: ShareCount): bigint {
  return wholeCountOf(shares) ?? 0n;
}
