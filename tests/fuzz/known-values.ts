import { translatorOf } from '@statbook/contract/wire';
import { Drafts } from './forms/drafts.ts';
import type { Random } from './random.ts';

/** Fields that name what a reply names otherwise. */
const sameAs = {
  shareClassId: ['classId', 'fromClassId', 'toClassId', 'intoClassId'],
  holderId: ['transferorId', 'transfereeId', 'fromId', 'toId'],
  shareEventId: ['eventId'],
  companyNumber: ['companyRegistrationNumber', 'companyRegNo', 'number'],
  draftVersion: ['version'],
  userId: ['withUserId', 'toUserId'],
  certificateNumber: ['certificateNumbers'],
  allotmentLineId: ['allotmentLineIds'],
  documentLink: ['linkurl'],
} as const;

type Known = string | number;

const mostOfName = 150;

/** What stands in the account under test, by the names of the wire, in the order in which it was found. */
export class KnownValues {
  /** Forms that are begun. */
  readonly drafts = new Drafts();
  /** The main user, by each of the facts that a request may name them by. */
  readonly mainUser = new Map<string, string>();
  readonly #byName = new Map<string, Known[]>();
  readonly #preferred = new Map<string, Known>();
  readonly #nameOf = new Map<string, string>();

  constructor() {
    const names = translatorOf(undefined);
    for (const [name, others] of Object.entries(sameAs))
      for (const other of others) this.#nameOf.set(names.wireName(other), names.wireName(name));
  }

  /** Notes every text and number of a reply of the wire, under the name of its member. */
  learn(reply: unknown, name = ''): void {
    if (Array.isArray(reply)) for (const item of reply) this.learn(item, name);
    else if (typeof reply === 'object' && reply !== null)
      for (const [member, value] of Object.entries(reply)) this.learn(value, member);
    else if (typeof reply === 'string' || typeof reply === 'number') this.#add(name, reply);
  }

  #add(name: string, value: Known): void {
    const known = this.#byName.get(name) ?? [];
    this.#byName.set(name, known);
    if (known.length < mostOfName && !known.includes(value)) known.push(value);
  }

  /** What most requests are about, by a name of ours. */
  prefer(name: string, value: Known): void {
    this.#preferred.set(translatorOf(undefined).wireName(name), value);
  }

  /** Some value that the account has under this name. Some parameters begin small where replies do not. */
  pick(name: string, random: Random): Known | undefined {
    const large = name.charAt(0).toUpperCase() + name.slice(1);
    const preferred = this.#preferred.get(large);
    if (preferred !== undefined && random.chance(90)) return preferred;
    const named = this.#byName.get(name) ?? this.#byName.get(large);
    return random.pick(named ?? this.#byName.get(this.#nameOf.get(large) ?? '') ?? []);
  }
}
