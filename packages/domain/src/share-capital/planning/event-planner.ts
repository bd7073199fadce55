import type { CivilDate } from '../../dates/civil-date.ts';
import { formatCivilDate } from '../../dates/date-text.ts';
import { isEnteredDate } from '../../dates/entered-date.ts';
import { findDateRefusal } from '../../dates/typed-date.ts';
import { fieldError, type FieldError } from '../../field-error.ts';
import {
  type Amount,
  amount,
  parseAmount,
  parseShareCount,
  type ShareCount,
  shareCount,
  wholeCountOf,
} from '../../money/exact-decimal.ts';
import { checkAmount, checkShareCount } from '../check-decimal.ts';
import { holderAccount, type LedgerAccount } from '../ledger/ledger-account.ts';
import type { SharesOfHolder } from '../ledger/event-requests.ts';
import { unidentifiedHolders, nameOfHolder } from '../holders/holder.ts';
import type { HolderId, ShareClassId } from '../ledger/ids.ts';
import type { PlanContext, PlanNote } from './plan-outcome.ts';
import { findClass } from '../ledger/position.ts';
import type { ClassTerms, ShareClass, TermsChange } from '../ledger/share-class.ts';
import { EventBuilder, type TakenPart } from './event-builder.ts';
import { takeShares } from './take-shares.ts';

/** A number of a request; `name` completes the message: "the number of shares". */
interface NumberField {
  readonly path: string;
  readonly name: string;
  readonly canBeZero?: boolean;
}

const NO_SHARES = shareCount('0');

/**
 * Plans one event: reads the fields of the request, collects every error, and builds the lots and postings. A refused
 * field reads as zero or undefined, so that planning goes on and finds the other errors too.
 */
export class EventPlanner {
  readonly context: PlanContext;
  readonly builder: EventBuilder;
  readonly errors: FieldError[] = [];
  readonly notes: PlanNote[] = [];
  readonly terms: TermsChange[] = [];
  readonly #highestNumbers = new Map<ShareClassId, bigint>();
  readonly #unidentified: ReadonlySet<HolderId>;

  constructor(context: PlanContext) {
    this.context = context;
    this.builder = new EventBuilder(context.eventId, context.position.lines);
    this.#unidentified = unidentifiedHolders(context.position.holders);
  }

  get isRefused(): boolean {
    return this.errors.length > 0;
  }

  refuse(path: string, code: string, message: string): void {
    this.errors.push(fieldError(path, code, message));
  }

  /** The effective date: not before incorporation and not in the future (I11). */
  readEffectiveDate(text: string): CivilDate | undefined {
    const { incorporatedOn, today } = this.context;
    const date = this.readDate(text, 'on');
    if (date === undefined || (date >= incorporatedOn && date <= today)) return date;
    const formed = formatCivilDate(incorporatedOn);
    if (date > today)
      this.refuse('on', 'in-the-future', `Enter a date from ${formed} to ${formatCivilDate(today)}`);
    else
      this.refuse(
        'on',
        'before-incorporation',
        `Enter ${formed} or a later date: the company was formed on that day`,
      );
    return undefined;
  }

  readDate(text: string, path: string): CivilDate | undefined {
    if (isEnteredDate(text)) return text;
    this.refuse(path, 'not-a-date', findDateRefusal(text, 'Enter a date') ?? '');
    return undefined;
  }

  /** A whole number of shares above zero. */
  readShares(text: string, path = 'shares'): ShareCount {
    const errors = checkShareCount(text, { path, name: 'the number of shares', size: 'entered' });
    this.errors.push(...errors);
    const parsed = parseShareCount(text);
    if (errors.length > 0 || !parsed.ok) return NO_SHARES;
    if (wholeCountOf(parsed.value) !== undefined) return parsed.value;
    this.refuse(path, 'not-whole', 'Enter a whole number of shares');
    return NO_SHARES;
  }

  /** A whole number other than of shares: a ratio, votes, a first distinguishing number. */
  readWhole(text: string, field: NumberField): bigint {
    if (/^\d{1,15}$/.test(text.trim()) && (field.canBeZero || BigInt(text) > 0n)) return BigInt(text);
    this.refuse(field.path, 'not-whole', `Enter ${field.name} as a whole number`);
    return 0n;
  }

  readAmount(text: string, field: NumberField): Amount {
    const errors = checkAmount(text, { ...field, size: 'entered' });
    this.errors.push(...errors);
    const parsed = parseAmount(text);
    return errors.length === 0 && parsed.ok ? parsed.value : amount('0');
  }

  /** The date of a resolution or consent, where one is given: not after the effective date. */
  readResolutionDate(text: string | undefined, on: CivilDate): CivilDate | undefined {
    const resolvedOn = text === undefined || text === '' ? undefined : this.readDate(text, 'resolvedOn');
    if (resolvedOn === undefined || resolvedOn <= on) return resolvedOn;
    const message = `Enter a date up to ${formatCivilDate(on)}, when the entry takes effect`;
    this.refuse('resolvedOn', 'after-effect', message);
    return undefined;
  }

  readClass(id: ShareClassId, path = 'classId'): ShareClass | undefined {
    const found = findClass(this.context.position, id);
    if (!found) this.refuse(path, 'missing', 'Choose the class of shares');
    return found;
  }

  nameOf(holder: HolderId): string {
    return nameOfHolder(this.context.position.holders, holder);
  }

  /** Shares pass only to somebody who can be entered as a member (s.112). */
  checkRecipient(id: HolderId, path: string): void {
    if (this.#unidentified.has(id))
      this.refuse(path, 'not-known', 'Choose a named holder: shares go to members only');
  }

  /** An unidentified holder can neither sign a transfer nor die. */
  checkTransferor(id: HolderId, path: string): void {
    if (!this.#unidentified.has(id)) return;
    this.refuse(path, 'not-known', 'Enter who holds these shares first, on the shareholders page');
  }

  nameOfAccount(account: LedgerAccount): string {
    return account.kind === 'holder' ? this.nameOf(account.holderId) : 'the company';
  }

  /** Takes shares of a class from a holder; no parts where the request is refused. */
  takeFromHolder(classId: ShareClassId, asked: SharesOfHolder, path = ''): readonly TakenPart[] {
    return this.take(holderAccount(asked.holderId), classId, asked, path);
  }

  /** Takes shares of a class from an account; no parts where the request is refused. */
  take(
    account: LedgerAccount,
    classId: ShareClassId,
    asked: Omit<SharesOfHolder, 'holderId'>,
    path: string,
  ): readonly TakenPart[] {
    const under = (field: string) => (path === '' ? field : `${path}.${field}`);
    const shares = this.readShares(asked.shares, under('shares'));
    const lots = asked.lots?.map(({ lotId, shares: chosen }, index) => ({
      lotId,
      shares: this.readShares(chosen, under(`lots.${index}.shares`)),
    }));
    if (shares === 0n || lots?.some((each) => each.shares === 0n)) return [];
    const lines = this.builder.linesOf(account, classId);
    const { numbers } = asked;
    const taken = takeShares(lines, { shares, numbers, lots }, this.nameOfAccount(account));
    if (taken.ok) return taken.parts;
    this.refuse(under(taken.path), taken.code, taken.message);
    return [];
  }

  /** The highest distinguishing number of the class, those of this event included. */
  highestNumber({ id, highestNumber }: ShareClass): bigint {
    return this.#highestNumbers.get(id) ?? highestNumber;
  }

  useNumbersUpTo({ id }: ShareClass, last: bigint): void {
    this.#highestNumbers.set(id, last);
  }

  /** Gives the class other terms from the effective date on. */
  changeTerms({ id, terms }: ShareClass, change: Partial<ClassTerms>): void {
    this.terms.push({ classId: id, before: terms, after: { ...terms, ...change } });
  }
}
