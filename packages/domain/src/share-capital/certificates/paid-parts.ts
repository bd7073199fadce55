import { type ShareCount, shareCount, subtractDecimals, sumShares } from '../../money/exact-decimal.ts';
import type { LotId } from '../ledger/ids.ts';
import { isFullyPaid, type Lot, paidOn } from '../ledger/lot.ts';
import { joined, type NumberRange, rangesWithin, sharesIn } from '../ledger/distinguishing-numbers.ts';
import type { PerShare } from '../ledger/per-share.ts';
import type { PositionLine } from '../ledger/position.ts';
import type { Certificate } from './certificate.ts';

/** The amount paid per share, premium included, as far as known. */
type PaidState =
  | { readonly kind: 'fully' }
  | {
      readonly kind: 'partly';
      readonly price: PerShare;
      readonly paid: PerShare;
      readonly unpaid: PerShare;
    }
  /** The price is unknown; this much of it is unpaid. */
  | { readonly kind: 'owing'; readonly unpaid: PerShare }
  | { readonly kind: 'not-known' };

/** Shares of a certificate that are paid up alike. */
export interface PaidPart {
  readonly shares: ShareCount;
  /** Their distinguishing numbers, if any. */
  readonly numbers: readonly NumberRange[];
  readonly state: PaidState;
}

/** The shares of one account and class, and the live certificates for all of them. */
export interface CertifiedHolding {
  readonly lines: readonly PositionLine[];
  readonly certificates: readonly Certificate[];
  /** The lots whose shares the account received with a certificate, or with one that it replaces. */
  readonly receivedWith: (certificate: Certificate) => ReadonlySet<LotId>;
}

/**
 * How the shares of each certificate of a holding are paid up, by certificate number; every share counts once. Distinguishing
 * numbers say which shares a certificate is for. Without them it is for the shares received with it, as far as they are still
 * held, and then for the oldest that no other certificate is for.
 */
export function paidPartsOf({
  lines,
  certificates,
  receivedWith,
}: CertifiedHolding): ReadonlyMap<number, readonly PaidPart[]> {
  const left = new Map(lines.map(({ lot, shares }) => [lot.id, { lot, shares }]));
  const taken = new Map<number, Piece[]>(certificates.map(({ number }) => [number, []]));
  const inOrder = certificates.toSorted((a, b) => a.number - b.number);
  const fill = (certificate: Certificate, lots: Iterable<Piece>) => {
    const pieces = taken.get(certificate.number) ?? [];
    pieces.push(...takeFrom(lots, left, wantedBy(certificate, pieces)));
  };
  for (const certificate of inOrder.filter(({ numbers }) => numbers.length > 0))
    taken.set(certificate.number, bearing(certificate, lines));
  const unnumbered = inOrder.filter(({ numbers }) => numbers.length === 0);
  for (const certificate of unnumbered) {
    const own = receivedWith(certificate);
    fill(
      certificate,
      [...left.values()].filter(({ lot }) => own.has(lot.id)),
    );
  }
  for (const certificate of unnumbered) fill(certificate, left.values());
  return new Map([...taken].map(([number, pieces]) => [number, partsOf(pieces)]));
}

interface Piece {
  readonly lot: Lot;
  readonly shares: ShareCount;
  readonly numbers?: readonly NumberRange[];
}

function wantedBy({ shares }: Certificate, pieces: readonly Piece[]): ShareCount {
  return pieces.reduce((wanted, piece) => subtractDecimals(wanted, piece.shares), shares);
}

function takeFrom(lots: Iterable<Piece>, left: Map<LotId, Piece>, wanted: ShareCount): readonly Piece[] {
  const pieces: Piece[] = [];
  let open = wanted;
  for (const { lot, shares } of lots) {
    if (open === 0n) break;
    const part = shares < open ? shares : open;
    pieces.push({ lot, shares: part });
    open = subtractDecimals(open, part);
    if (part === shares) left.delete(lot.id);
    else left.set(lot.id, { lot, shares: subtractDecimals(shares, part) });
  }
  return pieces;
}

/** The shares with the distinguishing numbers of a certificate. */
function bearing({ numbers }: Certificate, lines: readonly PositionLine[]): Piece[] {
  return lines.flatMap(({ lot }) => {
    const own = lot.numbers ? rangesWithin(lot.numbers, numbers) : [];
    return own.length === 0 ? [] : [{ lot, shares: sumShares(own.map(sharesIn)), numbers: own }];
  });
}

/** Pieces joined by payment state, the fully paid first. */
function partsOf(pieces: readonly Piece[]): readonly PaidPart[] {
  const byState = Map.groupBy(pieces, ({ lot }) => stateKey(paidStateOf(lot)));
  const parts = [...byState.values()].map((alike) => ({
    shares: alike.reduce((sum, { shares }) => sumShares([sum, shares]), shareCount('0')),
    numbers: joined(alike.flatMap(({ numbers = [] }) => numbers)),
    state: alike[0] ? paidStateOf(alike[0].lot) : NOT_KNOWN,
  }));
  return parts.toSorted((a, b) => Number(b.state.kind === 'fully') - Number(a.state.kind === 'fully'));
}

const NOT_KNOWN: PaidState = { kind: 'not-known' };

/** The amount paid per share of a lot. */
export function paidStateOf(lot: Lot): PaidState {
  if (isFullyPaid(lot) === true) return { kind: 'fully' };
  const { price, unpaid } = lot;
  const paid = paidOn(lot);
  if (paid !== undefined && price && unpaid) return { kind: 'partly', price, paid, unpaid };
  return unpaid === undefined ? NOT_KNOWN : { kind: 'owing', unpaid };
}

function stateKey(state: PaidState): string {
  if (state.kind === 'partly') {
    const each = [state.price, state.unpaid].map(({ amount, shares }) => `${amount}/${shares}`);
    return `partly ${each.join(' ')}`;
  }
  if (state.kind === 'owing') return `owing ${state.unpaid.amount}/${state.unpaid.shares}`;
  return state.kind;
}
