import { call } from '#api/call.ts';
import type { CallInput } from '#api/call-types.ts';
import type { FormRefusal } from '#kit/form/refusal.ts';
import { findObstacle, isStale, isUnclear, type Obstacle, toEntryRefusal } from './entry-refusal.ts';
import type { EventRequest, NewHolder, ShareEntry, SharePlan } from './share-plan.ts';

/** What is sent with an entry: its own key, the last entry that its plan knew, and who is entered along with it. */
export interface EntryMark {
  readonly key: string;
  readonly basis: number;
  readonly newHolders?: NewHolder[];
  readonly readings?: SentReading[];
  readonly certificatesIssuedOn?: string;
}

/** What the figures of a later entry mean: as they were entered, or in proportion to the shares of then. */
export type FigureReading = NonNullable<SharePlan['events'][number]['question']>['planned'];
type Readings = ReadonlyMap<string, FigureReading>;
type SentReading = NonNullable<NonNullable<CallInput<'planShareEvent'>['body']>['readings']>[number];

/** What happened to the entry on its way, said above its form or its review. */
export type EntryNews =
  /** Others recorded these meanwhile; the entry was planned again. */
  | { readonly kind: 'changed-meanwhile'; readonly entries: readonly ShareEntry[] }
  /** A later entry relies on these shares. */
  | { readonly kind: 'in-the-way'; readonly obstacle: Obstacle }
  /** No answer came: it may be recorded or not. */
  | { readonly kind: 'unclear'; readonly refusal: FormRefusal }
  /** Not recorded, with the server's words. */
  | { readonly kind: 'refused'; readonly refusal: FormRefusal };

/** An entry that was planned and waits to be recorded. */
export interface PlannedEntry {
  readonly events: readonly EventRequest[];
  /** Who stands in the register once it is recorded, and not before. */
  readonly newHolders: readonly NewHolder[];
  readonly plan: SharePlan;
  /** What was said of later entries, by entry. */
  readonly readings: Readings;
  /** The date of the certificates that it issues; undefined where nothing else was said than today. */
  readonly certificatesIssuedOn?: string | undefined;
  /** Stays the same however often the entry is sent: it is recorded once. */
  readonly key: string;
}

/** Where an entry stands on its way into the register. */
export interface EntryState {
  /** Shown for review; undefined while the form is filled in. */
  readonly planned?: PlannedEntry | undefined;
  readonly news?: EntryNews | undefined;
  /** What the form shows when it opens again. */
  readonly refusal?: FormRefusal | undefined;
}

/** Plans events under a key: ready for review, or back to the form with what is wrong. */
export async function planEntry(companyId: string, asked: Omit<PlannedEntry, 'plan'>): Promise<EntryState> {
  try {
    const body = { companyId, ...sentAlong(asked), events: [...asked.events] };
    const { entity } = await call('planShareEvent', { body });
    const [plan] = entity;
    if (plan === undefined) throw new Error('A plan came back empty');
    return { planned: { ...asked, plan } };
  } catch (error) {
    // The news names the entry in the way: the form does not say it once more.
    const news = obstacleNews(error);
    return news === undefined ? { refusal: toEntryRefusal(error) } : { news };
  }
}

/** What records an entry as it was planned. */
export function markOf({ plan, key, certificatesIssuedOn, ...along }: PlannedEntry): EntryMark {
  return {
    key,
    basis: plan.basis,
    ...sentAlong(along),
    ...(certificatesIssuedOn !== undefined && { certificatesIssuedOn }),
  };
}

const sentAlong = ({ newHolders, readings }: Pick<PlannedEntry, 'newHolders' | 'readings'>) => ({
  ...(newHolders.length > 0 && { newHolders: [...newHolders] }),
  ...(readings.size > 0 && {
    readings: [...readings].map(([shareEventId, reading]) => ({ shareEventId, reading })),
  }),
});

/** Where an entry stands once it was refused, or nobody answered. */
export async function afterRefusal(
  companyId: string,
  planned: PlannedEntry,
  error: unknown,
): Promise<EntryState> {
  if (isStale(error)) return planAgain(companyId, planned);
  const refusal = toEntryRefusal(error);
  const kind = isUnclear(error) ? 'unclear' : 'refused';
  return { planned, news: obstacleNews(error) ?? { kind, refusal } };
}

/** The same entry on what stands now, with what came between. */
async function planAgain(companyId: string, planned: PlannedEntry): Promise<EntryState> {
  try {
    const { entity } = await call('getShareEvents', { query: { companyId } });
    const entries = entity.filter(({ number }) => number > planned.plan.basis);
    const anew = await planEntry(companyId, planned);
    return { ...anew, news: anew.news ?? { kind: 'changed-meanwhile', entries } };
  } catch (error) {
    return { planned, news: { kind: 'refused', refusal: toEntryRefusal(error) } };
  }
}

function obstacleNews(error: unknown): EntryNews | undefined {
  const obstacle = findObstacle(error);
  return obstacle && { kind: 'in-the-way', obstacle };
}

/** What goes along with the events of an entry. */
export interface Along {
  /** Why another entry is corrected. */
  readonly reason?: string;
  readonly newHolders?: readonly NewHolder[];
}

/** What is planned: of a correction the reversal of the wrong entry, and what should have been entered. */
export function newEntry(
  corrected: ShareEntry | undefined,
  events: readonly EventRequest[],
  { reason = '', newHolders = [] }: Along,
): Omit<PlannedEntry, 'plan'> {
  const wrong = corrected && { kind: 'reversal' as const, eventId: corrected.shareEventId, reason };
  return {
    events: wrong ? [wrong, ...events] : events,
    newHolders,
    readings: new Map(),
    key: crypto.randomUUID(),
  };
}

/** Records events by the call that takes every kind: all of them or nothing. */
export async function recordEvents(companyId: string, events: readonly EventRequest[], mark: EntryMark) {
  const { entity } = await call('recordShareEvent', { body: { companyId, ...mark, events: [...events] } });
  return entity;
}
