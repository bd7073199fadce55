import type { Store } from '@statbook-simulators/kit';
import type { Refusal } from '../refusal.ts';
import type { Arrivals, Submission } from './submission.ts';

const submissions = 'gateway-submission';
const arrivals = 'gateway-arrivals';
const pending = 'gateway-pending';
const polled = 'gateway-polled';

type Key = Pick<Submission, 'presenterId' | 'number'>;

export class SubmissionBook {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  find(key: Key): Submission | undefined {
    return this.#store.get(submissions, idOf(key));
  }

  list(): Submission[] {
    return this.#store.all(submissions);
  }

  listOfPresenter(presenterId: string): Submission[] {
    return this.list().filter((submission) => submission.presenterId === presenterId);
  }

  save(submission: Submission): void {
    const id = idOf(submission);
    this.#store.put(submissions, id, submission);
    const { presenterId, number, decideAt } = submission;
    if (submission.status === 'PENDING') this.#store.put(pending, id, { presenterId, number, decideAt });
    else this.#store.remove(pending, id);
  }

  /** Only a handful is ever pending, so that reading them before each request costs next to nothing. */
  listDue(now: Date): Submission[] {
    return this.#store
      .all<Pick<Submission, 'presenterId' | 'number' | 'decideAt'>>(pending)
      .filter(({ decideAt }) => decideAt !== undefined && Date.parse(decideAt) <= now.getTime())
      .map((key) => this.find(key))
      .filter((submission) => submission !== undefined);
  }

  findArrivals(key: Key): Arrivals | undefined {
    return this.#store.get(arrivals, idOf(key));
  }

  listArrivals(): Arrivals[] {
    return this.#store.all(arrivals);
  }

  /** Counts a POST of that number and returns how many there were with it. */
  countArrival(arrival: Key & { formClass: string; at: string }): number {
    const { at, ...facts } = arrival;
    const known = this.findArrivals(arrival) ?? { ...facts, posts: 0, firstAt: at, lastAt: at, refusals: [] };
    this.#store.put(arrivals, idOf(arrival), { ...known, posts: known.posts + 1, lastAt: at });
    return known.posts + 1;
  }

  noteRefusal(key: Key, refusal: Refusal): void {
    const known = this.findArrivals(key);
    if (known === undefined) return;
    this.#store.put(arrivals, idOf(key), { ...known, refusals: [...known.refusals, refusal] });
  }

  /** Numbers given in the last general poll: the ones that a StatusAck means. */
  findPolled(presenterId: string): string[] {
    return this.#store.get<string[]>(polled, presenterId) ?? [];
  }

  setPolled(presenterId: string, numbers: string[]): void {
    this.#store.put(polled, presenterId, numbers);
  }
}

function idOf({ presenterId, number }: Key): string {
  return `${presenterId}:${number}`;
}
