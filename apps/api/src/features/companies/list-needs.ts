import {
  type CivilDate,
  describeFilingState,
  type FilingState,
  formatCivilDate,
  getForm,
  isOverdue,
} from '@statbook/domain';
import type { IdentityVerification } from '@statbook/registry-client';
import type { CompanyRow } from '../../readings/company-row-queries.ts';
import { toCivilDate, verificationState } from '../../readings/present-record.ts';
import type { OpenFiling } from '../../filings/open-filing-queries.ts';
import { listAttentions, type OverviewReadings } from './list-attentions.ts';

/** Something to be done for a company, or to know before anything is. */
export interface Need {
  Kind:
    | 'confirmation-statement'
    | 'accounts'
    | 'director-verification'
    | 'psc-verification'
    | 'filing'
    | 'attention';
  Title: string;
  Detail: string | null;
  DueOn: string | null;
  Overdue: boolean;
  FilingId: string | null;
  FilingState: FilingState | null;
}

/** What most needs have not. */
const plain = { Detail: null, DueOn: null, Overdue: false, FilingId: null, FilingState: null };

export interface NeedSources {
  row: CompanyRow;
  readings: OverviewReadings;
  filings: readonly OpenFiling[];
  today: CivilDate;
}

/** What needs doing: what has a date by its date, then filings under way, then what stands in the way. */
export function listNeeds(sources: NeedSources): Need[] {
  const dated = [...deadlines(sources), ...verifications(sources)].sort((a, b) =>
    (a.DueOn ?? '9999').localeCompare(b.DueOn ?? '9999'),
  );
  const attentions = listAttentions(sources).map(
    ([Title, Detail]): Need => ({ ...plain, Kind: 'attention', Title, Detail }),
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
  Kind: Need['Kind'],
  Title: string,
  dates: { dueOn: string | null; madeUpTo: string | null | undefined; today: CivilDate },
): Need[] {
  const dueOn = toCivilDate(dates.dueOn);
  if (dueOn === undefined) return [];
  const madeUpTo = toCivilDate(dates.madeUpTo);
  const Detail = madeUpTo === undefined ? null : `Made up to ${formatCivilDate(madeUpTo)}`;
  return [{ ...plain, Kind, Title, Detail, DueOn: dueOn, Overdue: isOverdue(dueOn, dates.today) }];
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
      Kind: kind,
      Title: 'Identity verification',
      Detail: `${name}, ${roleTexts[kind]}`,
      DueOn: toCivilDate(verification?.statementDueOn) ?? null,
      Overdue: state === 'overdue',
    },
  ];
}

function filingsUnderWay({ filings }: NeedSources): Need[] {
  return filings.map(({ id, form, state }) => ({
    ...plain,
    Kind: 'filing',
    Title: getForm(form).name,
    Detail: describeFilingState(state),
    FilingId: id,
    FilingState: state,
  }));
}
