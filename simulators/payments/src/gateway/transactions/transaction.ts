import type { Context, VendorContext } from '../../context.ts';
import type { StoredCard } from '../cards/card-identifiers.ts';
import { type Outcome, outcomes } from './outcomes.ts';

export interface AvsCvcCheck {
  status: string;
  address: string;
  postalCode: string;
  securityCode: string;
}

/** A registered transaction: a payment, a deferred payment or a refund. Times are milliseconds since 1970. */
export interface Transaction {
  transactionId: string;
  vendor: string;
  vendorTxCode: string;
  transactionType: 'Payment' | 'Deferred' | 'Refund';
  /** Whole minor units, as all amounts here. */
  amount: number;
  currency: string;
  description: string;
  createdAt: number;
  retrievalReference: number;
  card: Omit<StoredCard, 'cardholderName' | 'sessionKey' | 'expiresAt'>;
  avsCvcCheck: AvsCvcCheck;
  appliesAvsCvcRules: boolean;
  threeDSecure: { status: string; acsTransId?: string; dsTransId?: string };
  /** Missing while the bank's challenge is open. */
  outcome?: Outcome;
  /** What a deferred payment has drawn; absent until then. */
  released?: number;
  isAborted?: boolean;
  isVoided?: boolean;
  refunds: { transactionId: string; amount: number }[];
  referenceTransactionId?: string;
  instructions: { instructionType: string; date: string }[];
}

export function findTransaction({ store, vendor }: VendorContext, id: string): Transaction | undefined {
  const transaction = store.get<Transaction>('transaction', id.toUpperCase());
  return transaction?.vendor === vendor.name ? transaction : undefined;
}

export function findTransactionByCode(context: VendorContext, code: string): Transaction | undefined {
  const id = context.store.get<string>('vendor-tx-code', `${context.vendor.name}/${code}`);
  return id === undefined ? undefined : findTransaction(context, id);
}

export function saveTransaction({ store }: Context, transaction: Transaction): void {
  const { transactionId, vendor, vendorTxCode } = transaction;
  store.put('transaction', transactionId, transaction);
  store.put('vendor-tx-code', `${vendor}/${vendorTxCode}`, transactionId);
}

export function listTransactions({ store }: Context): Transaction[] {
  return store.all<Transaction>('transaction');
}

/** The gateway's running number of what it sent to the bank. */
export function nextRetrievalReference({ store }: Context): number {
  const next = (store.get<number>('counter', 'retrieval-reference') ?? 7_470_134) + 1;
  store.put('counter', 'retrieval-reference', next);
  return next;
}

/** A void or an abort takes the place of the authorisation. */
export function currentOutcome({ isVoided, isAborted, outcome }: Transaction): Outcome {
  if (isVoided) return outcomes.voided;
  return isAborted ? outcomes.aborted : (outcome ?? outcomes.challenged);
}

export function sumRefunds({ refunds }: Transaction): number {
  return refunds.reduce((sum, refund) => sum + refund.amount, 0);
}

/** What the customer has paid by this transaction and not got back; a refund counts on its payment. */
export function countMoneyTaken(transaction: Transaction): number {
  const { transactionType, outcome, isVoided, released, amount } = transaction;
  if (transactionType === 'Refund' || outcome?.status !== 'Ok' || isVoided) return 0;
  const drawn = transactionType === 'Deferred' ? (released ?? 0) : amount;
  return drawn - sumRefunds(transaction);
}

export function isUnreleased({ transactionType, released }: Transaction): boolean {
  return transactionType === 'Deferred' && released === undefined;
}
