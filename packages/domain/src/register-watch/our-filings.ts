import { isCompanion } from './forms-behind-changes.ts';
import type { ChangeKind } from './register-difference.ts';
import type { EntryPart, HistoryEntry } from './register-picture.ts';
import { mayBeSameName } from './register-names.ts';

/** A filing of ours that the register shows, or may show before its answer has come back to us. */
export interface OurFiling {
  readonly filingId: string;
  /** "AP01". */
  readonly form: string;
  /** Undefined while it is with Companies House. */
  readonly acceptedOn?: string | undefined;
  /** The types that its entry may have, and what fills its description. */
  readonly types: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  /** The first day that its entry can bear. */
  readonly from: string;
  /** The entry that was found already; it can be no other. */
  readonly entryId?: string | undefined;
  /** What of an earlier reading it was the reason of already: it is not the reason of the same a second time. */
  readonly explained: readonly ChangeKind[];
}

/** Which entries of the history are ours. Each filing has one of its own, and what the registrar enters beside it. */
export function claimEntries(
  history: readonly HistoryEntry[],
  ours: readonly OurFiling[],
): ReadonlyMap<string, OurFiling> {
  const claims = new Map<string, OurFiling>();
  for (const filing of ours) {
    const entry = history.find((each) => isEntryOf(each, filing));
    if (entry !== undefined) claims.set(entry.id, filing);
  }
  for (const filing of ours.filter(({ entryId }) => entryId === undefined)) {
    const entry = history.find((each) => !claims.has(each.id) && mayBeEntryOf(each, filing));
    if (entry !== undefined) claims.set(entry.id, filing);
  }
  for (const entry of history) {
    const filing = claims.has(entry.id) ? undefined : findPrincipal(entry, history, claims);
    if (filing !== undefined) claims.set(entry.id, filing);
  }
  return claims;
}

const partsOf = ({ id, type, values, parts }: HistoryEntry): readonly EntryPart[] => [
  { id, type, values },
  ...parts,
];

const isEntryOf = (entry: HistoryEntry, { entryId }: OurFiling) =>
  entryId !== undefined && partsOf(entry).some(({ id }) => id === entryId);

/** The register may write a name in another way, or leave a value out; it does not give another one. */
function mayBeEntryOf(entry: HistoryEntry, { types, values, from }: OurFiling): boolean {
  if (entry.date === undefined || entry.date < from) return false;
  return partsOf(entry).some(
    (part) =>
      types.includes(part.type) &&
      Object.entries(values).every(([key, value]) => agrees(key, value, part.values[key])),
  );
}

function agrees(key: string, ours: string, shown: unknown): boolean {
  if (typeof shown !== 'string') return true;
  return key.endsWith('_name')
    ? mayBeSameName(ours, shown)
    : ours.toLowerCase() === shown.trim().toLowerCase();
}

/** The filing that brought an entry with it: claimed, of the same day. */
function findPrincipal(
  { type, date }: HistoryEntry,
  history: readonly HistoryEntry[],
  claims: ReadonlyMap<string, OurFiling>,
): OurFiling | undefined {
  return history
    .filter((each) => each.date === date)
    .flatMap(({ id }) => claims.get(id) ?? [])
    .find(({ form }) => isCompanion(type, form));
}
