import { toWireKeys } from '@statbook/contract';
import { getTieOut } from '@statbook/contract/calls';
import {
  type CivilDate,
  type RecordOnDay,
  type ShareEvent,
  type TieOutCheck,
  type TieOutRecord,
  tieOut,
} from '@statbook/domain';
import { type CompanyInReach, handle } from '../../../pipeline/handler.ts';
import { type Clock, dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { toCivilDate } from '../../../readings/present-record.ts';
import { toShareFacts } from '../../../readings/registered-shares.ts';
import { getRegistryRecord } from '../../../readings/registry-record.ts';
import { loadCertificates } from '../books/certificate-queries.ts';
import { readRegisterOnDay } from '../reading/register-on-day.ts';
import { findFiledCapital } from './filed-capital-queries.ts';

/** Lays the register beside certificates, what was filed, and what the registry holds, each as at its own day. */
export const getTieOutHandler = (clock: Clock) =>
  handle(getTieOut, async ({ tx, company }) => {
    const register = await readRegisterOnDay(tx, company.id, clock.today());
    if (register.events.length === 0) return { Entity: [{ HasEntries: false, Checks: [], Entries: [] }] };
    const records = await readRecords(tx, company);
    const certificates = await loadCertificates(tx, company.id);
    const checks = tieOut({ companyName: company.name, register, certificates, ...records });
    const days: Record<TieOutRecord, CivilDate | undefined> = {
      certificates: register.on,
      'statement-of-capital': records.statementOfCapital?.register.on,
      'confirmation-statement': records.confirmationStatement?.register.on,
      registry: records.registry?.register.on,
    };
    return {
      Entity: [
        {
          HasEntries: true,
          Checks: checks.map(({ record, status, differences }) => ({
            Record: record,
            On: status === 'not-known' ? null : (days[record] ?? null),
            Status: status,
            Differences: toWireKeys(differences),
          })),
          Entries: presentEntries(register.events, checks),
        },
      ],
    };
  });

/**
 * What stands outside the register. The registry tells members as at the last statement, and capital as at the day it was
 * read: returns of allotment change it in between.
 */
async function readRecords(tx: Transaction, company: CompanyInReach) {
  const { row, readings } = await getRegistryRecord(tx, company, ['company-data']);
  const reading = readings['company-data'];
  const { statementOfCapital: capital, shareholdings: members } = toShareFacts(reading?.value);
  const statedOn = toCivilDate(row.statementLastMadeUpTo);
  const filed = await findFiledCapital(tx, company.id);
  const onDay = async (on: CivilDate, record: Omit<RecordOnDay, 'register'>) => {
    const register = await readRegisterOnDay(tx, company.id, on);
    // Before its first entry the register says nothing that could differ.
    return register.position.lines.length === 0 ? undefined : { register, ...record };
  };
  return {
    statementOfCapital: filed && (await onDay(filed.on, { capital: filed.capital })),
    confirmationStatement: statedOn && members && (await onDay(statedOn, { members })),
    registry:
      reading &&
      capital &&
      (await onDay(dayOf(reading.readAt), {
        capital,
      })),
  };
}

function presentEntries(events: readonly ShareEvent[], checks: readonly TieOutCheck[]) {
  const named = new Set(checks.flatMap(({ differences }) => differences.flatMap(({ entries }) => entries)));
  return events
    .filter(({ id }) => named.has(id))
    .map(({ id, order, kind, effectiveOn }) => ({
      ShareEventId: id,
      Number: order,
      Kind: kind,
      EffectiveOn: effectiveOn,
    }));
}
