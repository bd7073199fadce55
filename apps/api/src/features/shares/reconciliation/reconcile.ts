import { type CivilDate, todayInLondon } from '@statbook/domain/dates';
import type { Lot, ShareEvent } from '@statbook/domain/share-capital';
import {
  type RecordOnDay,
  type ReconciliationCheck,
  type ComparedRecord,
  reconcile,
} from '@statbook/domain/share-capital/reconciliation';
import type { CompanyInReach } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { toCivilDate } from '../../../registry-snapshots/present-company.ts';
import { toShareFacts } from '../../../registry-snapshots/registered-shares.ts';
import { getRegistryRecord } from '../../../registry-snapshots/registry-record.ts';
import { loadCertificates } from '../ledger/certificate-queries.ts';
import { loadCertificatesLeftOpen } from '../ledger/opening-queries.ts';
import { loadPosition } from '../ledger/position-queries.ts';
import { findFiledCapital } from './filed-capital-queries.ts';

interface TieOutAsked {
  company: CompanyInReach;
  today: CivilDate;
  /** The entries that count, to name those that make up a difference; none where only the differences are wanted. */
  events: readonly ShareEvent[];
  /** Of all entries, also those that count no more. */
  lots: readonly Lot[];
}

export interface TieOutReading {
  checks: readonly ReconciliationCheck[];
  /** The day that each record speaks of; undefined where it is not known. */
  days: Readonly<Record<ComparedRecord, CivilDate | undefined>>;
}

/** Lays the register beside certificates, what was filed, and what the registry holds, each as at its own day. */
export async function readTieOut(tx: Transaction, asked: TieOutAsked): Promise<TieOutReading> {
  const { company, today, events, lots } = asked;
  const register = {
    on: today,
    position: await loadPosition(tx, company.id, { asAt: { on: today } }),
    events,
    lots,
  };
  const records = await readRecords(tx, asked);
  const certificates = await loadCertificates(tx, company.id, 'everybody');
  const leftOpen = await loadCertificatesLeftOpen(tx, company.id);
  return {
    checks: reconcile({ companyName: company.name, register, certificates, leftOpen, ...records }),
    days: {
      certificates: today,
      'statement-of-capital': records.statementOfCapital?.register.on,
      'confirmation-statement': records.confirmationStatement?.register.on,
      registry: records.registry?.register.on,
    },
  };
}

/**
 * What stands outside the register. The registry tells members as at the last statement, and capital as at the day it was
 * read: returns of allotment change it in between.
 */
async function readRecords(tx: Transaction, { company, events, lots }: TieOutAsked) {
  const { row, readings } = await getRegistryRecord(tx, company, ['company-data']);
  const reading = readings['company-data'];
  const { statementOfCapital: capital, shareholdings: members } = toShareFacts(reading?.value);
  const statedOn = toCivilDate(row.statementLastMadeUpTo);
  const filed = await findFiledCapital(tx, company.id);
  const onDay = async (on: CivilDate, record: Omit<RecordOnDay, 'register'>) => {
    const position = await loadPosition(tx, company.id, { asAt: { on } });
    // Before its first entry the register says nothing that could differ.
    return position.lines.length === 0 ? undefined : { register: { on, position, events, lots }, ...record };
  };
  return {
    statementOfCapital: filed && (await onDay(filed.on, { capital: filed.capital })),
    confirmationStatement: statedOn && members && (await onDay(statedOn, { members })),
    registry:
      reading &&
      capital &&
      (await onDay(todayInLondon(Temporal.Instant.fromEpochMilliseconds(reading.readAt.getTime())), {
        capital,
      })),
  };
}
