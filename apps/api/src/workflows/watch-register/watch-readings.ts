import { compareRegister, explainChanges, type RegisterChange } from '@statbook/domain/register-watch';
import type { Platform } from '../../composition.ts';
import type { FiledForms } from '../../filings/filed-form.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { NewReading, ReadingOwner } from '../../registry-snapshots/new-snapshot.ts';
import { insertRegisterChanges } from '../../registry-snapshots/register-change-queries.ts';
import {
  findLatestReadings,
  type ReadingKind,
  type Readings,
} from '../../registry-snapshots/snapshot-queries.ts';
import { storeReadings } from '../../registry-snapshots/store-snapshots.ts';
import { settleExpectations } from '../register-expectations/settle-expectations.ts';
import { listEarlierEntries, listOurFilings } from './list-our-filings.ts';
import { notifyAlarm } from './notify-alarm.ts';
import { type ReadValues, toRegisterPicture } from './to-register-picture.ts';

export interface WatchDependencies extends Pick<Platform, 'clock' | 'live' | 'vault'> {
  /** What the register will show of each form. */
  forms: FiledForms;
}

/** What a reading found. */
export interface WatchedReadings {
  /** The parts of the record that show something else than before. */
  changed: ReadingKind[];
  /** The rows of what changed, in the order in which it is told. */
  changeIds: number[];
}

/**
 * Keeps what the registry said, and what it says otherwise than before with what brought that about; what nobody here filed
 * is told to everybody who sees the company. The caller holds the company's row.
 */
export async function watchReadings(
  dependencies: WatchDependencies,
  tx: Transaction,
  owner: ReadingOwner,
  readings: readonly NewReading[],
): Promise<WatchedReadings> {
  const { clock, live, vault, forms } = dependencies;
  const earlier = await findLatestReadings(tx, owner.companyId, watched);
  const stored = await storeReadings({ tx, vault }, owner, readings);
  const history = readings.find((reading) => reading.kind === 'filing-history');
  if (history !== undefined) await settleExpectations({ clock, live }, tx, owner.companyId, history.value);
  if (stored.length === 0) return { changed: [], changeIds: [] };
  const today = clock.today();
  const ours = await listOurFilings(tx, { forms, today }, owner.companyId);
  const entries = await listEarlierEntries(tx, owner.companyId, today);
  const [before, now] = [valuesOf(earlier), valuesRead(readings)].map(toRegisterPicture);
  if (before === undefined || now === undefined) throw new Error('Two readings are compared.');
  const differences = compareRegister(before, now);
  const changes = explainChanges({ before, now, differences, ours, earlier: entries });
  const readAt = readings[0]?.readAt ?? clock.now();
  const changeIds = await insertRegisterChanges(tx, owner, { changes, readAt });
  await notifyAlarm({ live }, tx, owner, { changes, ids: changeIds });
  return { changed: stored.filter((kind) => isChanged(kind, earlier, changes)), changeIds };
}

const watched = [
  'profile',
  'officers',
  'pscs',
  'psc-statements',
  'charges',
  'filing-history',
  'exemptions',
  'insolvency',
  'company-data',
] as const satisfies readonly ReadingKind[];

const valuesOf = (readings: Readings<(typeof watched)[number]>): ReadValues =>
  Object.fromEntries(Object.entries(readings).map(([kind, reading]) => [kind, reading.value]));

const valuesRead = (readings: readonly NewReading[]): ReadValues =>
  Object.fromEntries(readings.map(({ kind, value }) => [kind, value]));

/**
 * Whether a part that was stored anew shows anything else. A profile has a tag that changes with everything; what stands behind
 * the authentication code repeats what others show, but for capital and shareholders.
 */
function isChanged(
  kind: ReadingKind,
  earlier: Readings<(typeof watched)[number]>,
  changes: readonly RegisterChange[],
): boolean {
  const own = ownKinds[kind];
  if (own === undefined || !watched.some((each) => each === kind && earlier[each] !== undefined)) return true;
  return changes.some((change) => own.includes(change.kind));
}

const ownKinds: Partial<Record<ReadingKind, readonly RegisterChange['kind'][]>> = {
  profile: ['name', 'status', 'registered-office', 'sic-codes', 'statement-dates', 'accounts-dates'],
  'company-data': ['capital', 'shareholders'],
};
