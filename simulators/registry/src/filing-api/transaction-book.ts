import { randomInt } from 'node:crypto';
import type { Store } from '@statbook-simulators/kit';
import type { Transaction } from './transaction.ts';

/** All transactions, kept with the register. */
export class TransactionBook {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  makeId(): string {
    const group = () => String(randomInt(1_000_000)).padStart(6, '0');
    return [group(), group(), group()].join('-');
  }

  find(id: string): Transaction | undefined {
    return this.#store.get<Transaction>('transaction', id);
  }

  list(): Transaction[] {
    return this.#store.all<Transaction>('transaction');
  }

  save(transaction: Transaction): void {
    this.#store.put('transaction', transaction.id, transaction);
  }

  remove(id: string): void {
    this.#store.remove('transaction', id);
  }
}
