import { type CivilDate, formatCivilDate } from '@statbook/domain/dates';
import { isOverdue } from '@statbook/domain/deadlines';
import { describeFilingState, type FilingState, getForm } from '@statbook/domain/filing';
import type { IdentityVerification } from '@statbook/registry-client';
import type { CompanyRow } from '../../../registry-snapshots/company-row-queries.ts';
import { toCivilDate, verificationState } from '../../../registry-snapshots/present-company.ts';
import type { Filing } from '../../../filings/filing-queries.ts';
import { listAttentions, type OverviewReadings } from './list-attentions.ts';

/** Something to be done for a company, or to know before anything is. */
export interface Need {
  kind:
    | 'confirmation-statement'
    | 'accounts'
    | 'director-verification'
    | 'psc-verification'
    | 'filing'
    | 'attention';
  title: string;
  detail: string | null;
  dueOn: string | null;
  overdue: boolean;
  filingId: string | null;
  filingState: FilingState | null;
}

/** What most needs have not. */
const plain = { detail: null, dueOn: null, overdue: false, filingId: null, filingState: null };

export interface NeedSources {
  row: CompanyRow;
  readings: OverviewReadings;
  filings: readonly Filing[];
  today: CivilDate;
}

/** What needs doing: what has a date by its date, then filings under way, then what stands in the way. */
export function listNeeds(sources: NeedSources): Need[] {
  const dated = [...deadlines(sources), ...verifications(sources)].sort((a, b) =>
    (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999'),
  );
  const attentions = listAttentions(sources).map(
    ([title, detail]): Need => ({ ...plain, kind: 'attention', title, detail }),
  );
  return [...dated, ...filingsUnderWay(sources), ...attentions];
}

function deadlines({ row, readings, today }: NeedSources): Need[] {
  const profile = readings.profile?.value;
  return [
    ...dueNeed('confirmation-statement', 'Confirmation statement', {
      dueOn: row.statementDueOn,
      madeUpTo: row.statementNextMadeUpTo,
      today,
    }),
    ...dueNeed('accounts', 'Accounts', {
      dueOn: row.accountsDueOn,
      madeUpTo: profile?.accounts?.nextMadeUpTo,
      today,
    }),
  ];
}

function dueNeed(
  kind: Need['kind'],
  title: string,
  dates: { dueOn: string | null; madeUpTo: string | null | undefined; today: CivilDate },
): Need[] {
  const dueOn = toCivilDate(dates.dueOn);
  if (dueOn === undefined) return [];
  const madeUpTo = toCivilDate(dates.madeUpTo);
  const detail = madeUpTo === undefined ? null : `Made up to ${formatCivilDate(madeUpTo)}`;
  return [{ ...plain, kind, title, detail, dueOn, overdue: isOverdue(dueOn, dates.today) }];
}

/** Directors and individual PSCs whose identity statement the register still waits for. */
function verifications({ readings, today }: NeedSources): Need[] {
  const directors = (readings.officers?.value.items ?? [])
    .filter(({ role, resignedOn }) => role === 'director' && resignedOn === undefined)
    .map(({ name, verification }) => ({ kind: 'director-verification' as const, name, verification }));
  const pscs = (readings.pscs?.value.items ?? [])
    .filter(
      ({ kind, isCeased, isBeneficialOwner }) => kind === 'individual' && !isCeased && !isBeneficialOwner,
    )
    .map(({ name, verification }) => ({ kind: 'psc-verification' as const, name, verification }));
  return [...directors, ...pscs].flatMap((person) => verificationNeed(person, today));
}

const roleTexts = {
  'director-verification': 'director',
  'psc-verification': 'person with significant control',
} as const;

interface Unverified {
  kind: keyof typeof roleTexts;
  name: string | undefined;
  verification: IdentityVerification | undefined;
}

function verificationNeed({ kind, name = 'A person', verification }: Unverified, today: CivilDate): Need[] {
  const state = verificationState(verification, today);
  if (state !== 'due' && state !== 'overdue') return [];
  return [
    {
      ...plain,
      kind,
      title: 'Identity verification',
      detail: `${name}, ${roleTexts[kind]}`,
      dueOn: toCivilDate(verification?.statementDueOn) ?? null,
      overdue: state === 'overdue',
    },
  ];
}

function filingsUnderWay({ filings }: NeedSources): Need[] {
  return filings.map(({ id, form, state }) => ({
    ...plain,
    kind: 'filing',
    title: getForm(form).name,
    detail: describeFilingState(state),
    filingId: id,
    filingState: state,
  }));
}
