import { addDays, type CivilDate, civilDate } from '../../dates/civil-date.ts';
import { applyCertificateChange, type Certificate } from '../certificates/certificate.ts';
import { certificatesForEntry } from '../certificates/certificates-for-entry.ts';
import { planEvent } from '../events/plan-event.ts';
import { planReversal } from '../events/plan-reversal.ts';
import type { ShareEvent } from '../ledger/event.ts';
import type { ShareActRequest } from '../ledger/event-requests.ts';
import { shareEventId } from '../ledger/ids.ts';
import type { PlannedEvent } from '../ledger/event.ts';
import { ShareLedger } from '../ledger/share-ledger.ts';
import { type Dice, RANDOM_CLASSES, randomRequest } from './random-request.ts';

const FIRST_DAY = civilDate('2026-01-01');
const LAST_DAY = civilDate('2027-12-31');
const DAYS = 40;

/** Days without a calendar: asking it for each of a million steps would take longer than the step. */
const CALENDAR: readonly CivilDate[] = Array.from({ length: DAYS }, (_, day) => addDays(FIRST_DAY, day));

/** The books of a company to which random things happen, in any order of dates, with its certificates. */
export class RandomRegister {
  readonly ledger = new ShareLedger(RANDOM_CLASSES);
  certificates: readonly Certificate[] = [];
  #next = 1;

  /** The days on which anything can happen. */
  readonly days = CALENDAR;
  readonly lastDay = LAST_DAY;

  /** One step: an act, or one time in eight the reversal of an earlier one. What is refused changes nothing. */
  step(dice: Dice): ShareEvent | undefined {
    const events = this.ledger.list();
    if (dice[4] % 8 === 7 && events.length > 0) {
      const event = events[dice[3] % events.length];
      return event && this.reverse(event);
    }
    const on = this.days[dice[1] % this.days.length] ?? FIRST_DAY;
    const request = randomRequest(dice, on, this.ledger.positionAt({ on }));
    return request && this.record(request, on);
  }

  record(request: ShareActRequest, on: CivilDate): ShareEvent | undefined {
    const planned = planEvent(request, {
      eventId: this.#nextId(),
      position: this.ledger.positionAt({ on }),
      incorporatedOn: FIRST_DAY,
      isPublic: false,
      today: LAST_DAY,
    });
    return planned.ok ? this.#append(planned.event) : undefined;
  }

  reverse(event: ShareEvent): ShareEvent | undefined {
    const request = { kind: 'reversal', eventId: event.id, reason: 'A mistake' } as const;
    const isLive = this.ledger.isLive(event);
    const planned = planReversal(request, { eventId: this.#nextId(), event, isLive });
    return planned.ok ? this.#append(planned.event) : undefined;
  }

  #nextId() {
    const id = shareEventId(`e${this.#next}`);
    this.#next += 1;
    return id;
  }

  #append(planned: PlannedEvent): ShareEvent | undefined {
    const outcome = this.ledger.append([planned], { kind: 'person', reference: 'random' });
    const [event] = outcome.ok ? outcome.events : [];
    if (!event) return undefined;
    const context = { issuedOn: event.effectiveOn, findLot: this.ledger.lot.bind(this.ledger) };
    const change = certificatesForEntry([event], this.certificates, context);
    this.certificates = applyCertificateChange(this.certificates, change);
    return event;
  }
}
