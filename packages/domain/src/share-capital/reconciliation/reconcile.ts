import type { Certificate } from '../certificates/certificate.ts';
import type { ShareholdingRecord } from '../shareholdings.ts';
import type { StatementOfCapitalRecord } from '../statement-of-capital.ts';
import { compareCapital, type RegisterOnDay, type ReconciliationDifference } from './compare-capital.ts';
import { type CertificatesLeftOpen, compareCertificates, compareMembers } from './compare-holdings.ts';

/** A record that the register of members is compared with. */
export const COMPARED_RECORDS = [
  'certificates',
  'statement-of-capital',
  'confirmation-statement',
  'registry',
] as const;
export type ComparedRecord = (typeof COMPARED_RECORDS)[number];

/** The result of a comparison; `not-known` where there is nothing to compare with. */
export interface ReconciliationCheck {
  readonly record: ComparedRecord;
  readonly status: 'agrees' | 'differs' | 'not-known';
  readonly differences: readonly ReconciliationDifference[];
}

/** A record from outside, with the register at its day. Parts that it lacks are not compared. */
export interface RecordOnDay {
  readonly register: RegisterOnDay;
  readonly capital?: StatementOfCapitalRecord | undefined;
  readonly members?: readonly ShareholdingRecord[] | undefined;
}

/** The five records of a company's shares. */
export interface ReconciliationInput {
  readonly companyName: string;
  readonly register: RegisterOnDay;
  readonly certificates: readonly Certificate[] | undefined;
  readonly leftOpen?: CertificatesLeftOpen | undefined;
  readonly statementOfCapital: RecordOnDay | undefined;
  readonly confirmationStatement: RecordOnDay | undefined;
  readonly registry: RecordOnDay | undefined;
}

/**
 * Compares the register of members with certificates, the last statement of capital, the last confirmation statement and the
 * registry, each at its own day, and names every difference with the entries that make it.
 */
export function reconcile(input: ReconciliationInput): readonly ReconciliationCheck[] {
  const { certificates, companyName, register, leftOpen } = input;
  const compare = (record: ComparedRecord, other: RecordOnDay | undefined) =>
    checked(record, other && compareRecord(other, companyName));
  return [
    checked('certificates', certificates && compareCertificates(register, certificates, leftOpen)),
    compare('statement-of-capital', input.statementOfCapital),
    compare('confirmation-statement', input.confirmationStatement),
    compare('registry', input.registry),
  ];
}

function compareRecord(
  { register, capital, members }: RecordOnDay,
  companyName: string,
): readonly ReconciliationDifference[] | undefined {
  if (!capital && !members) return undefined;
  return [
    ...(capital ? compareCapital(register, capital) : []),
    ...(members ? compareMembers(register, members, companyName) : []),
  ];
}

function checked(
  record: ComparedRecord,
  differences: readonly ReconciliationDifference[] | undefined,
): ReconciliationCheck {
  if (!differences) return { record, status: 'not-known', differences: [] };
  return { record, status: differences.length === 0 ? 'agrees' : 'differs', differences };
}
