import type { Certificate } from '../certificates/certificate.ts';
import type { ShareholdingRecord } from '../shareholdings.ts';
import type { StatementOfCapitalRecord } from '../statement-of-capital.ts';
import { compareCapital, type RegisterOnDay, type TieOutDifference } from './compare-capital.ts';
import { compareCertificates, compareMembers } from './compare-holdings.ts';

/** A record that the register of members is laid beside. */
export type TieOutRecord = 'certificates' | 'statement-of-capital' | 'confirmation-statement' | 'registry';

/** What came out: everything the same, what differs, or nothing to compare with. */
export interface TieOutCheck {
  readonly record: TieOutRecord;
  readonly status: 'agrees' | 'differs' | 'not-known';
  readonly differences: readonly TieOutDifference[];
}

/** A record from outside, with the register as at the day it speaks of. A part it does not have is not compared. */
export interface RecordOnDay {
  readonly register: RegisterOnDay;
  readonly capital?: StatementOfCapitalRecord | undefined;
  readonly members?: readonly ShareholdingRecord[] | undefined;
}

/** The five records of a company's shares. */
export interface TieOutInput {
  readonly companyName: string;
  readonly register: RegisterOnDay;
  readonly certificates: readonly Certificate[] | undefined;
  readonly statementOfCapital: RecordOnDay | undefined;
  readonly confirmationStatement: RecordOnDay | undefined;
  readonly registry: RecordOnDay | undefined;
}

/**
 * Lays the register of members beside certificates, the last statement of capital, the last confirmation statement and the
 * registry, each as at its own day: green, or exactly what differs and by which entry.
 */
export function tieOut(input: TieOutInput): readonly TieOutCheck[] {
  const { certificates, companyName, register } = input;
  const compare = (record: TieOutRecord, other: RecordOnDay | undefined) =>
    checked(record, other && compareRecord(other, companyName));
  return [
    checked('certificates', certificates && compareCertificates(register, certificates)),
    compare('statement-of-capital', input.statementOfCapital),
    compare('confirmation-statement', input.confirmationStatement),
    compare('registry', input.registry),
  ];
}

function compareRecord(
  { register, capital, members }: RecordOnDay,
  companyName: string,
): readonly TieOutDifference[] | undefined {
  if (!capital && !members) return undefined;
  return [
    ...(capital ? compareCapital(register, capital) : []),
    ...(members ? compareMembers(register, members, companyName) : []),
  ];
}

function checked(record: TieOutRecord, differences: readonly TieOutDifference[] | undefined): TieOutCheck {
  if (!differences) return { record, status: 'not-known', differences: [] };
  return { record, status: differences.length === 0 ? 'agrees' : 'differs', differences };
}
