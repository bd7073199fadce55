import type { World } from '../world.ts';
import type { StoredCard } from './card-identifiers.ts';
import type { Outcome } from './outcomes.ts';

export interface AvsCvcCheck {
  status: string;
  address: string;
  postalCode: string;
  securityCode: string;
}

export interface ThreeDSecure {
  status: string;
  acsTransId?: string;
  dsTransId?: string;
}

export interface Instruction {
  instructionType: string;
  date: string;
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
  threeDSecure: ThreeDSecure;
  /** Missing while the bank's challenge is open. */
  outcome?: Outcome;
  /** What a deferred payment has drawn; absent until then. */
  released?: number;
  isAborted?: boolean;
  isVoided?: boolean;
  refunds: { transactionId: string; amount: number }[];
  referenceTransactionId?: string;
  instructions: Instruction[];
}

export function findTransaction(world: World, vendor: string, id: string): Transaction | undefined {
  const transaction = world.store.get<Transaction>('transaction', id.toUpperCase());
  return transaction?.vendor === vendor ? transaction : undefined;
}

export function findTransactionByCode(world: World, vendor: string, code: string): Transaction | undefined {
  const id = world.store.get<string>('vendor-tx-code', `${vendor}/${code}`);
  return id === undefined ? undefined : findTransaction(world, vendor, id);
}

export function saveTransaction(world: World, transaction: Transaction): void {
  const { transactionId, vendor, vendorTxCode } = transaction;
  world.store.put('transaction', transactionId, transaction);
  world.store.put('vendor-tx-code', `${vendor}/${vendorTxCode}`, transactionId);
}

export function listTransactions(world: World): Transaction[] {
  return world.store.all<Transaction>('transaction');
}

/** The gateway's running number of what it sent to the bank. */
export function nextRetrievalReference(world: World): number {
  const next = (world.store.get<number>('counter', 'retrieval-reference') ?? 7_470_134) + 1;
  world.store.put('counter', 'retrieval-reference', next);
  return next;
}

export function sumRefunds(transaction: Transaction): number {
  return transaction.refunds.reduce((sum, refund) => sum + refund.amount, 0);
}

/** What the customer has paid by this transaction and not got back; a refund counts on its payment. */
export function countMoneyTaken(transaction: Transaction): number {
  const { transactionType, outcome, isVoided, released, amount } = transaction;
  if (transactionType === 'Refund' || outcome?.status !== 'Ok' || isVoided) return 0;
  const drawn = transactionType === 'Deferred' ? (released ?? 0) : amount;
  return drawn - sumRefunds(transaction);
}
