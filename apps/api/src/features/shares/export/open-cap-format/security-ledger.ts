import { type ShareCount, subtractDecimals, toDecimalText, wholeCountOf } from '@statbook/domain/money';
import type { LedgerAccount, Lot, PerShare, ShareEvent } from '@statbook/domain/share-capital';
import { TREASURY_ID } from './parties.ts';

/** Shares of one lot in one account, as the format names them: issued once, closed by what happens to them. */
export interface Security {
  readonly id: string;
  readonly quantity: ShareCount;
}

/** What comes to an account. */
export interface Portion {
  readonly account: LedgerAccount;
  readonly lot: Lot;
  readonly shares: ShareCount;
}

export type OpenCapTransaction = Readonly<Record<string, unknown>> & { readonly object_type: string };

/** Which security each account has of each lot, and the transactions that made it so. */
export class SecurityLedger {
  readonly transactions: OpenCapTransaction[] = [];
  readonly #open = new Map<string, Security[]>();
  #made = 0;

  /** Issues shares to an account, and gives the id of the new security. */
  issue(event: ShareEvent, portion: Portion): string {
    const security = this.issueToPass(event, portion);
    this.#of(portion.account, portion.lot.id).push(security);
    return security.id;
  }

  /** Issues shares that pass on with the same entry: they are closed by who asks for them, and never taken out again. */
  issueToPass(event: ShareEvent, portion: Portion): Security {
    const { account, lot, shares } = portion;
    const id = this.#nextId(event, 'security');
    this.transactions.push({
      id: this.#nextId(event, 'issuance'),
      object_type: 'TX_STOCK_ISSUANCE',
      date: event.effectiveOn,
      security_id: id,
      custom_id: `Entry ${event.order}, ${this.#made}`,
      stakeholder_id: account.kind === 'holder' ? account.holderId : TREASURY_ID,
      stock_class_id: lot.classId,
      ...priceOf(lot),
      quantity: toDecimalText(shares),
      ...numbersOf(portion),
      ...(lot.nonCash !== undefined && { consideration_text: lot.nonCash }),
      stock_legend_ids: [],
      security_law_exemptions: [],
      comments: commentsOf(event, lot),
    });
    return { id, quantity: shares };
  }

  /** Notes what ends a security. */
  close(
    event: ShareEvent,
    { id }: Security,
    facts: Readonly<Record<string, unknown>> & { object_type: string },
  ): void {
    this.transactions.push({
      id: this.#nextId(event, 'end'),
      date: event.effectiveOn,
      security_id: id,
      ...facts,
    });
  }

  /** Takes shares of a lot out of an account, the oldest securities first: each with how many go and how many stay. */
  take(
    account: LedgerAccount,
    lot: Lot,
    shares: ShareCount,
  ): { security: Security; taken: ShareCount; left: ShareCount }[] {
    const open = this.#of(account, lot.id);
    const pieces: { security: Security; taken: ShareCount; left: ShareCount }[] = [];
    let wanted = shares;
    while (wanted > 0n) {
      const security = open.shift();
      if (security === undefined) throw new Error(`No security is left of lot ${lot.id}.`);
      const taken = security.quantity < wanted ? security.quantity : wanted;
      pieces.push({ security, taken, left: subtractDecimals(security.quantity, taken) });
      wanted = subtractDecimals(wanted, taken);
    }
    return pieces;
  }

  #of(account: LedgerAccount, lotId: string): Security[] {
    const key = `${account.kind === 'holder' ? account.holderId : TREASURY_ID} ${lotId}`;
    const known = this.#open.get(key) ?? [];
    this.#open.set(key, known);
    return known;
  }

  #nextId({ id }: ShareEvent, what: string): string {
    this.#made += 1;
    return `${id}-${what}-${this.#made}`;
  }
}

/** The format keeps ten decimals of a price; one that does not end within them is rounded and said in full beside it. */
const PLACES = 10n;

/** What was paid and agreed for each share; the format wants a figure even where nobody knows it. */
function priceOf({ price, currency }: Lot) {
  return { share_price: { amount: price === undefined ? '0' : rounded(price), currency } };
}

function rounded({ amount, shares }: PerShare): string {
  // Amounts are in millionths.
  const scaled = amount * 10n ** (PLACES - 6n);
  const nearest = (scaled * 2n + shares) / (shares * 2n);
  const digits = nearest.toString().padStart(Number(PLACES) + 1, '0');
  const [whole, decimals] = [digits.slice(0, -Number(PLACES)), digits.slice(-Number(PLACES))];
  return `${whole}.${decimals}`.replace(/\.?0+$/, '') || '0';
}

function numbersOf({ lot: { numbers }, shares }: Portion) {
  if (numbers === undefined || numbers.last - numbers.first + 1n !== wholeCountOf(shares)) return {};
  return {
    share_numbers_issued: [
      { starting_share_number: String(numbers.first), ending_share_number: String(numbers.last) },
    ],
  };
}

/** What the format has no field for: who knows the price, and what is unpaid. */
function commentsOf({ kind, order }: ShareEvent, { price, unpaid, currency }: Lot): string[] {
  const exact = (each: PerShare) =>
    each.shares === 1n
      ? `${currency} ${toDecimalText(each.amount)}`
      : `${currency} ${toDecimalText(each.amount)} on every ${each.shares} shares`;
  return [
    `Entry ${order} of the share register: ${kind}`,
    ...(price === undefined
      ? ['The price is not known']
      : price.shares === 1n
        ? []
        : [`Price: ${exact(price)}`]),
    ...(unpaid === undefined
      ? ['What is unpaid is not known']
      : unpaid.amount === 0n
        ? []
        : [`Unpaid on each share: ${exact(unpaid)}`]),
  ];
}
