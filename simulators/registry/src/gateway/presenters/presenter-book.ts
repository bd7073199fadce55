import { createHash } from 'node:crypto';
import type { Clock, Store } from '@statbook-simulators/kit';
import type { Envelope } from '../envelope/read-envelope.ts';
import type { CreditAccount, Presenter } from './presenter.ts';

const kind = 'gateway-credit-account';

export class PresenterBook {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #presenters: readonly Presenter[];
  readonly #lastRequests = new Map<string, number[]>();

  constructor(parts: { store: Store; clock: Clock; presenters: readonly Presenter[] }) {
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#presenters = parts.presenters;
  }

  /** Both values are the lower-case MD5 in hexadecimal of the text as issued, sent as `clear`. */
  findByCredentials({ senderId, authentication }: Envelope): Presenter | undefined {
    if (authentication?.method !== 'clear') return undefined;
    return this.#presenters.find(
      (presenter) => md5(presenter.id) === senderId && md5(presenter.code) === authentication.value,
    );
  }

  find(id: string): Presenter | undefined {
    return this.#presenters.find((presenter) => presenter.id === id);
  }

  /** Clients write their id in clear or hashed: which of the two is right is not settled (section 4). */
  isNamedBy(presenter: Presenter, text: string): boolean {
    return text === presenter.id || text === md5(presenter.id);
  }

  getAccount(presenter: Presenter): CreditAccount {
    const { hasCreditAccount, creditLimitPence } = presenter;
    const stored = this.#store.get<CreditAccount>(kind, presenter.id);
    return stored ?? { hasCreditAccount, creditLimitPence, spentPence: 0 };
  }

  changeAccount(presenter: Presenter, change: Partial<CreditAccount>): CreditAccount {
    const account = { ...this.getAccount(presenter), ...change };
    this.#store.put(kind, presenter.id, account);
    return account;
  }

  charge(presenter: Presenter, pence: number): void {
    const { spentPence } = this.getAccount(presenter);
    this.changeAccount(presenter, { spentPence: spentPence + pence });
  }

  /** Counts a request; true when it is the third or later within one second. */
  isTooFast(presenter: Presenter): boolean {
    const now = this.#clock.now().getTime();
    const recent = (this.#lastRequests.get(presenter.id) ?? []).filter((at) => now - at < 1000);
    this.#lastRequests.set(presenter.id, [...recent, now]);
    return recent.length >= 2;
  }
}

export function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
