import { addDays, type CivilDate, civilDate } from '../../dates/civil-date.ts';
import { type Certificate, type CertificateChange } from '../certificates/certificate.ts';
import { applyCertificateChange } from './reference-model/certificate-register.ts';
import { certificatesForEntry } from '../certificates/certificates-for-entry.ts';
import { DERIVED_KINDS } from '../planning/affected-accounts.ts';
import { planEvent } from '../events/plan-event.ts';
import { planReversal } from '../events/plan-reversal.ts';
import type { PlannedEvent, ShareEvent } from '../ledger/event.ts';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import { shareEventId } from '../ledger/ids.ts';
import { ShareLedger } from './reference-model/share-ledger.ts';
import { planReplay } from '../replay/plan-replay.ts';
import { booksForReplay } from './books-for-replay.ts';
import { randomCertificateAction } from './random-certificate-action.ts';
import { RANDOM_CLASSES, UNIDENTIFIED } from './random-company.ts';
import { type RandomNumbers, randomRequest } from './random-request.ts';

const FIRST_DAY = civilDate('2026-01-01');
const LAST_DAY = civilDate('2027-12-31');
const DAYS = 40;

/** Days without a calendar: asking it for each of a million steps would take longer than the step. */
const CALENDAR: readonly CivilDate[] = Array.from({ length: DAYS }, (_, day) => addDays(FIRST_DAY, day));

/** What a step did, or that it was refused. */
export type Step = ShareEvent['kind'] | 'correction' | 'reversal' | 'certificate' | 'refused';

/** So often a step is tried with other random numbers before it counts as refused. */
const TRIES = 4;

/** The books of a company to which random things happen, in any order of dates, with its certificates. */
export class RandomRegister {
  readonly ledger = new ShareLedger(RANDOM_CLASSES);
  certificates: readonly Certificate[] = [];
  /** Every state of the certificates, as known at the entry or action that made it. */
  readonly certificatesThen: { readonly order: number; readonly certificates: readonly Certificate[] }[] = [];
  /** How often something was tried and refused. */
  refusals = 0;
  #next = 1;

  /** The days on which anything can happen. */
  readonly days = CALENDAR;
  readonly lastDay = LAST_DAY;

  /** One step: an event, the correction or reversal of any earlier one, or an action on certificates. */
  step(random: RandomNumbers): Step {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const done = this.#try(
        random.map((each, place) => each + attempt * (place + 3)) as unknown as RandomNumbers,
      ); // as many random
      if (done !== 'refused') return done;
      this.refusals += 1;
    }
    return 'refused';
  }

  /** What is refused changes nothing. */
  #try(random: RandomNumbers): Step {
    const way = random[4] % 16;
    const live = this.ledger.list().filter((event) => this.ledger.isLive(event));
    const event = live[random[3] % Math.max(live.length, 1)];
    if (event && way === 15) return this.reverse(event) ? 'reversal' : 'refused';
    if (event && way >= 13) return this.correct(event, random) ? 'correction' : 'refused';
    if (way === 12) return this.#actOnCertificates(random);
    const on = this.#day(random);
    const request = randomRequest(random, on, this.ledger.positionAt({ on }));
    return request && this.post(request, on) ? request.kind : 'refused';
  }

  /** Posts an event; a late one carries the later events that follow from it. */
  post(request: ShareActionRequest, on: CivilDate): readonly ShareEvent[] | undefined {
    return (this.#isFollowed(on) ? undefined : this.#postAlone(request, on)) ?? this.#replay([], [request]);
  }

  #postAlone(request: ShareActionRequest, on: CivilDate): readonly ShareEvent[] | undefined {
    const position = this.ledger.positionAt({ on });
    const planned = planEvent(request, { ...this.#context, eventId: this.#nextId(), position });
    return planned.ok ? this.#append([planned.event]) : undefined;
  }

  #isFollowed(on: CivilDate): boolean {
    return this.ledger
      .liveFrom(on)
      .some(({ kind, effectiveOn }) => effectiveOn > on && DERIVED_KINDS.some((each) => each === kind));
  }

  /** Reverses an event; later ones that follow from it are posted again. */
  reverse(event: ShareEvent): readonly ShareEvent[] | undefined {
    return this.replace(event, []);
  }

  /** Takes an entry back as if nothing could follow from it. */
  reverseAlone(event: ShareEvent): readonly ShareEvent[] | undefined {
    const request = { kind: 'reversal', eventId: event.id, reason: 'A mistake' } as const;
    const isLive = this.ledger.isLive(event);
    const planned = planReversal(request, { eventId: this.#nextId(), event, isLive });
    return planned.ok ? this.#append([planned.event]) : undefined;
  }

  /** Replaces an entry: as it was, with other amounts, on another day, or by something else. */
  correct(event: ShareEvent, random: RandomNumbers): readonly ShareEvent[] | undefined {
    if (event.request.kind === 'reversal') return undefined;
    const on = random[0] % 3 === 0 ? this.#day(random) : event.effectiveOn;
    const other = random[1] % 3 === 0 ? randomRequest(random, on, this.ledger.positionAt({ on })) : undefined;
    return this.replace(event, [other ?? { ...withFewer(event.request, random), on }]);
  }

  /** Takes an entry back and enters others in its place, with all that follows, or changes nothing. */
  replace(event: ShareEvent, requests: readonly ShareActionRequest[]): readonly ShareEvent[] | undefined {
    return this.#replay([event], requests);
  }

  #replay(
    wrong: readonly ShareEvent[],
    requests: readonly ShareActionRequest[],
  ): readonly ShareEvent[] | undefined {
    const entries = requests.map((request) => ({ id: this.#nextId(), request }));
    const order = { reversals: wrong.map((event) => ({ event, reason: 'A mistake' })), entries };
    const context = { ...this.#context, newId: () => this.#nextId() };
    const planned = planReplay(order, booksForReplay(this.ledger, order), context);
    return planned.ok ? this.#append(planned.parts.map((part) => part.event)) : undefined;
  }

  get #context() {
    return { incorporatedOn: FIRST_DAY, isPublic: false, today: LAST_DAY };
  }

  #day(random: RandomNumbers): CivilDate {
    return this.days[random[1] % this.days.length] ?? FIRST_DAY;
  }

  #nextId() {
    const id = shareEventId(`e${this.#next}`);
    this.#next += 1;
    return id;
  }

  #actOnCertificates(random: RandomNumbers): Step {
    const change = randomCertificateAction(random, this.certificates, LAST_DAY);
    if (change === undefined) return 'refused';
    this.#keepCertificates(change);
    return 'certificate';
  }

  #append(planned: readonly PlannedEvent[]): readonly ShareEvent[] | undefined {
    const outcome = this.ledger.append(planned, { kind: 'person', reference: 'random' });
    if (!outcome.ok) return undefined;
    const findLot = this.ledger.lot.bind(this.ledger);
    const balances = this.ledger.list().filter(({ kind }) => kind === 'opening-balance');
    const context = {
      issuedOn: LAST_DAY,
      findLot,
      balances: new Set(balances.map(({ id }) => id)),
      unidentified: UNIDENTIFIED,
    };
    this.#keepCertificates(certificatesForEntry(outcome.events, this.certificates, context));
    return outcome.events;
  }

  #keepCertificates(change: CertificateChange): void {
    this.certificates = applyCertificateChange(this.certificates, change);
    this.certificatesThen.push({ order: this.ledger.list().length, certificates: this.certificates });
  }
}

/** The same request with every number of shares that it names made smaller by a little; its distinguishing numbers are left. */
function withFewer(request: ShareActionRequest, random: RandomNumbers): ShareActionRequest {
  // The walk changes no member but the texts that are numbers of shares.
  return fewer(request, BigInt(random[2] % 3)) as ShareActionRequest;
}

function fewer(value: unknown, by: bigint): unknown {
  if (Array.isArray(value)) return value.map((each) => fewer(each, by));
  if (typeof value !== 'object' || value === null || 'numbers' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]: [string, unknown]) => {
      if (key !== 'shares' || typeof member !== 'string') return [key, fewer(member, by)];
      return [key, BigInt(member) > by ? String(BigInt(member) - by) : member];
    }),
  );
}
