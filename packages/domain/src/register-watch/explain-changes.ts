import { canChange } from './forms-behind-changes.ts';
import { claimEntries, type OurFiling } from './our-filings.ts';
import type { ChangeKind, RegisterDifference } from './register-difference.ts';
import type { HistoryEntry, RegisterPicture } from './register-picture.ts';
import { mayBeSameName } from './register-names.ts';

/**
 * Where a change of the register comes from: a filing of ours; the course of things, which needs none of ours (accounts that
 * were due have been delivered, a person has verified their identity); or nobody knows, which is the alarm.
 */
export type ChangeOrigin = 'ours' | 'expected' | 'not-ours';

/** A change of the register and what brought it about. */
export interface RegisterChange extends Omit<RegisterDifference, 'names'> {
  readonly origin: ChangeOrigin;
  /** Our filing, where it is ours. */
  readonly filing?: OurFiling | undefined;
  /** The entry of the filing history, where there is one. */
  readonly entry?: HistoryEntry | undefined;
}

interface Readings {
  readonly before: RegisterPicture;
  readonly now: RegisterPicture;
  readonly differences: readonly RegisterDifference[];
  readonly ours: readonly OurFiling[];
  /** Of entries that are not ours and that an earlier reading showed. */
  readonly earlier: EarlierEntries;
}

/** An effect can show some days after its entry. */
export interface EarlierEntries {
  /** The first day of an entry whose effect may show only now. */
  readonly since: string;
  /** What each entry was the reason of already: it is not the reason of the same a second time. */
  readonly explainedBefore: readonly { readonly entryId: string; readonly kind: ChangeKind }[];
}

/**
 * Says of each difference, and of each new entry of the filing history, what brought it about. In doubt it is not ours: an entry
 * that nobody here filed is never hidden behind one that somebody did.
 */
export function explainChanges(readings: Readings): RegisterChange[] {
  const { before, now, differences, ours, earlier } = readings;
  const isFresh = freshEntries(before.history ?? []);
  const history = before.history === undefined ? [] : (now.history ?? []);
  const claims = claimEntries(history, ours);
  const fresh = history.filter(isFresh).map((entry) => toEvidence(entry, claims, before));
  const late = history
    .filter((entry) => !isFresh(entry) && (entry.date ?? '') >= earlier.since)
    .map((entry) => toEvidence(entry, claims, before));
  const sources = { fresh, late, ours, explainedBefore: earlier.explainedBefore };
  const changes = differences.map((difference) => explain(difference, sources));
  const named = new Set(changes.map(({ entry }) => entry?.id));
  const others = fresh.filter(({ entry }) => !named.has(entry.id)).map(toFilingChange);
  return [...changes, ...others];
}

/** Entries that were not shown, nor merely further back than the earlier reading reached. */
function freshEntries(before: readonly HistoryEntry[]): (entry: HistoryEntry) => boolean {
  const known = new Set(before.map(({ id }) => id));
  const oldest = before.at(-1)?.date ?? '';
  return ({ id, date = oldest }) => !known.has(id) && date >= oldest;
}

/** An entry and whose it is. */
interface Evidence {
  readonly entry: HistoryEntry;
  readonly origin: ChangeOrigin;
  readonly filing?: OurFiling | undefined;
}

function toEvidence(
  entry: HistoryEntry,
  claims: ReadonlyMap<string, OurFiling>,
  before: RegisterPicture,
): Evidence {
  const filing = claims.get(entry.id);
  if (filing !== undefined) return { entry, origin: 'ours', filing };
  return { entry, origin: isDueDelivery(entry, before) ? 'expected' : 'not-ours' };
}

/** Accounts for the period that was due: they are delivered by whoever drew them up. */
const isDueDelivery = ({ type, values }: HistoryEntry, { accounts }: RegisterPicture) =>
  /^(LL)?AA$/.test(type) &&
  accounts?.nextMadeUpTo !== undefined &&
  values['made_up_date'] === accounts.nextMadeUpTo;

const toFilingChange = ({ entry, ...whose }: Evidence): RegisterChange => ({
  kind: 'filing',
  subject: entry.type,
  now: entry.description,
  entry,
  ...whose,
});

interface Sources {
  readonly fresh: readonly Evidence[];
  /** Entries that an earlier reading showed: their effect may show later. */
  readonly late: readonly Evidence[];
  readonly ours: readonly OurFiling[];
  readonly explainedBefore: EarlierEntries['explainedBefore'];
}

function explain({ names, ...difference }: RegisterDifference, sources: Sources): RegisterChange {
  if (difference.kind === 'identity-verification') return { ...difference, origin: 'expected' };
  const concerns = ({ entry: { type, values } }: Evidence) =>
    canChange(type, difference.kind) && mayName(values, names);
  const worst = worstOf(sources.fresh.filter(concerns));
  if (worst !== undefined) return { ...difference, ...worst };
  const filing = sources.ours.find(
    ({ types, values, explained }) =>
      !explained.includes(difference.kind) &&
      types.some((type) => canChange(type, difference.kind)) &&
      mayName(values, names),
  );
  if (filing !== undefined) return { ...difference, origin: 'ours', filing };
  const hasExplained = ({ entry: { id } }: Evidence) =>
    sources.explainedBefore.some(({ entryId, kind }) => entryId === id && kind === difference.kind);
  const late = sources.late.find(
    (evidence) => concerns(evidence) && evidence.origin === 'not-ours' && !hasExplained(evidence),
  );
  return { ...difference, ...late, origin: 'not-ours' };
}

const byAlarm: readonly ChangeOrigin[] = ['not-ours', 'ours', 'expected'];

const worstOf = (evidence: readonly Evidence[]) =>
  byAlarm.flatMap((origin) => evidence.filter((each) => each.origin === origin)).at(0);

const naming = /^(officer_name|psc_name|charge_number)$/;

/** Whether what fills a description can be about the subject: it names it, or names nobody. */
function mayName(values: Readonly<Record<string, unknown>>, names: readonly string[] = []): boolean {
  if (names.length === 0) return true;
  const given = Object.entries(values).flatMap(([key, value]) =>
    naming.test(key) && typeof value === 'string' ? [value] : [],
  );
  return given.length === 0 || given.some((value) => names.some((name) => mayBeSameName(value, name)));
}
