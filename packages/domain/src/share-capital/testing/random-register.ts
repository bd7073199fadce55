import { addDays, type CivilDate, civilDate } from '../../dates/civil-date.ts';
import {
  applyCertificateChange,
  type Certificate,
  type CertificateChange,
} from '../certificates/certificate.ts';
import { certificatesForEntry } from '../certificates/certificates-for-entry.ts';
import { KINDS_THAT_FOLLOW } from '../events/concerned-by.ts';
import { planEvent } from '../events/plan-event.ts';
import { planReversal } from '../events/plan-reversal.ts';
import type { PlannedEvent, ShareEvent } from '../ledger/event.ts';
import type { ShareActRequest } from '../ledger/event-requests.ts';
import { shareEventId } from '../ledger/ids.ts';
import { ShareLedger } from '../ledger/share-ledger.ts';
import { planReplay } from '../replay/plan-replay.ts';
import { booksForReplay } from './books-for-replay.ts';
import { randomCertificateAct } from './random-certificate-act.ts';
import { type Dice, NOT_KNOWN, RANDOM_CLASSES, randomRequest } from './random-request.ts';

const FIRST_DAY = civilDate('2026-01-01');
const LAST_DAY = civilDate('2027-12-31');
const DAYS = 40;

/** Days without a calendar: asking it for each of a million steps would take longer than the step. */
const CALENDAR: readonly CivilDate[] = Array.from({ length: DAYS }, (_, day) => addDays(FIRST_DAY, day));

/** What a step did, or that it was refused. */
export type Step = ShareEvent['kind'] | 'correction' | 'reversal' | 'certificate' | 'refused';

/** So often a step is tried with other dice before it counts as refused. */
const TRIES = 4;

/** The books of a company to which random things happen, in any order of dates, with its certificates. */
export class RandomRegister {
  readonly ledger = new ShareLedger(RANDOM_CLASSES);
  certificates: readonly Certificate[] = [];
  /** Every state of the certificates, as known at the entry or act that made it. */
  readonly certificatesThen: { readonly order: number; readonly certificates: readonly Certificate[] }[] = [];
  /** How often something was tried and refused. */
  refusals = 0;
  #next = 1;

  /** The days on which anything can happen. */
  readonly days = CALENDAR;
  readonly lastDay = LAST_DAY;

  /** One step: an act, the correction or reversal of any earlier one, or an act on certificates. */
  step(dice: Dice): Step {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const done = this.#try(dice.map((each, place) => each + attempt * (place + 3)) as unknown as Dice); // as many dice
      if (done !== 'refused') return done;
      this.refusals += 1;
    }
    return 'refused';
  }

  /** What is refused changes nothing. */
  #try(dice: Dice): Step {
    const way = dice[4] % 16;
    const live = this.ledger.list().filter((event) => this.ledger.isLive(event));
    const event = live[dice[3] % Math.max(live.length, 1)];
    if (event && way === 15) return this.reverse(event) ? 'reversal' : 'refused';
    if (event && way >= 13) return this.correct(event, dice) ? 'correction' : 'refused';
    if (way === 12) return this.#actOnCertificates(dice);
    const on = this.#day(dice);
    const request = randomRequest(dice, on, this.ledger.positionAt({ on }));
    return request && this.record(request, on) ? request.kind : 'refused';
  }

  /** Records an act; one that comes late carries the later entries that follow from it. */
  record(request: ShareActRequest, on: CivilDate): readonly ShareEvent[] | undefined {
    return (this.#isFollowed(on) ? undefined : this.#recordAlone(request, on)) ?? this.#replay([], [request]);
  }

  #recordAlone(request: ShareActRequest, on: CivilDate): readonly ShareEvent[] | undefined {
    const position = this.ledger.positionAt({ on });
    const planned = planEvent(request, { ...this.#context, eventId: this.#nextId(), position });
    return planned.ok ? this.#append([planned.event]) : undefined;
  }

  #isFollowed(on: CivilDate): boolean {
    return this.ledger
      .liveFrom(on)
      .some(({ kind, effectiveOn }) => effectiveOn > on && KINDS_THAT_FOLLOW.some((each) => each === kind));
  }

  /** Takes an entry back by itself; later ones that follow from it are entered again. */
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
  correct(event: ShareEvent, dice: Dice): readonly ShareEvent[] | undefined {
    if (event.request.kind === 'reversal') return undefined;
    const on = dice[0] % 3 === 0 ? this.#day(dice) : event.effectiveOn;
    const other = dice[1] % 3 === 0 ? randomRequest(dice, on, this.ledger.positionAt({ on })) : undefined;
    return this.replace(event, [other ?? { ...withFewer(event.request, dice), on }]);
  }

  /** Takes an entry back and enters others in its place, with all that follows, or changes nothing. */
  replace(event: ShareEvent, requests: readonly ShareActRequest[]): readonly ShareEvent[] | undefined {
    return this.#replay([event], requests);
  }

  #replay(
    wrong: readonly ShareEvent[],
    requests: readonly ShareActRequest[],
  ): readonly ShareEvent[] | undefined {
    const acts = requests.map((request) => ({ id: this.#nextId(), request }));
    const order = { takenBack: wrong.map((event) => ({ event, reason: 'A mistake' })), acts };
    const context = { ...this.#context, newId: () => this.#nextId() };
    const planned = planReplay(order, booksForReplay(this.ledger, order), context);
    return planned.ok ? this.#append(planned.parts.map((part) => part.event)) : undefined;
  }

  get #context() {
    return { incorporatedOn: FIRST_DAY, isPublic: false, today: LAST_DAY };
  }

  #day(dice: Dice): CivilDate {
    return this.days[dice[1] % this.days.length] ?? FIRST_DAY;
  }

  #nextId() {
    const id = shareEventId(`e${this.#next}`);
    this.#next += 1;
    return id;
  }

  #actOnCertificates(dice: Dice): Step {
    const change = randomCertificateAct(dice, this.certificates, LAST_DAY);
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
      notKnown: NOT_KNOWN,
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
function withFewer(request: ShareActRequest, dice: Dice): ShareActRequest {
  // The walk changes no member but the texts that are numbers of shares.
  return fewer(request, BigInt(dice[2] % 3)) as ShareActRequest;
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
