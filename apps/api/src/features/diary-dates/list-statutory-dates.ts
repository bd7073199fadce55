import type { CompanyKind } from '@statbook/domain/companies';
import { type CivilDate, civilDate, formatCivilDate, isBefore } from '@statbook/domain/dates';
import { annualGeneralMeetingDueOn, isOverdue } from '@statbook/domain/deadlines';
import { explainStatutoryDate, type StatutoryDate } from '@statbook/domain/diary';
import { type FilingState, type FormId, getForm } from '@statbook/domain/filing';
import type { Transaction } from '../../platform/database/database.ts';
import type { CompanyInReach } from '../../pipeline/handler.ts';
import type { Filing } from '../../filings/filing-queries.ts';
import { listOpenFilings } from '../../filings/open-filing-queries.ts';
import { historyKinds, showsFormSince } from '../../registry-snapshots/join-history.ts';
import { toCivilDate } from '../../registry-snapshots/present-company.ts';
import { getRegistryRecord, type RegistryRecord } from '../../registry-snapshots/registry-record.ts';
import { listAwaitedPeople, listOpenProposals } from './statutory-queries.ts';

/** A form that follows from an entry of the share register. */
export interface EntryFiling {
  form: FormId;
  dueOn: CivilDate;
  eventId: string;
  effectiveOn: CivilDate;
  /** The filing that was begun from the entry; undefined while there is none. */
  filing?: { filingId: string; state: FilingState; stateText: string } | undefined;
}

/** What of the share register the law gives dates to; the feature that keeps the register says. */
export type ListEntryFilings = (
  tx: Transaction,
  companyId: string,
  today: CivilDate,
) => Promise<readonly EntryFiling[]>;

interface Sources extends RegistryRecord<(typeof kinds)[number]> {
  today: CivilDate;
}

const kinds = ['profile', ...historyKinds] as const;

type Dated = ReturnType<typeof present>;

/** Every date that the law gives a company and that is still to be met, the earliest first. */
export async function listStatutoryDates(
  tx: Transaction,
  company: CompanyInReach,
  { today, listEntryFilings }: { today: CivilDate; listEntryFilings: ListEntryFilings },
): Promise<{ head: Sources['head']; dates: Dated[] }> {
  const record = await getRegistryRecord(tx, company, kinds);
  const sources = { ...record, today };
  const entryFilings = await listEntryFilings(tx, company.id, today);
  const filings = await listOpenFilings(tx, company.id);
  // What was begun from an entry stands at the entry's own date.
  const named = new Set(entryFilings.map(({ filing }) => filing?.filingId));
  const dates = [
    ...statementDates(sources),
    ...accountsDates(sources),
    ...(await verificationDates(tx, company.id, today)),
    ...(await controlDates(tx, company.id, today)),
    ...entryDates(sources, entryFilings),
    ...filingDates(
      filings.filter(({ id }) => !named.has(id)),
      today,
    ),
  ];
  return {
    head: record.head,
    dates: dates.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1)),
  };
}

interface DateText {
  title: string;
  detail?: string | undefined;
  dueOn: CivilDate;
  filingId?: string | undefined;
  shareEventId?: string | undefined;
}

function present(date: StatutoryDate, words: DateText, today: CivilDate) {
  const { computed, authority, toDo } = explainStatutoryDate(date);
  return {
    kind: date.kind,
    title: words.title,
    detail: words.detail ?? null,
    dueOn: words.dueOn,
    overdue: isOverdue(words.dueOn, today),
    computed,
    authority,
    toDo,
    filingId: words.filingId ?? null,
    shareEventId: words.shareEventId ?? null,
  };
}

function statementDates({ row, today }: Sources): Dated[] {
  const dueOn = toCivilDate(row.statementDueOn);
  if (dueOn === undefined) return [];
  const madeUpTo = toCivilDate(row.statementNextMadeUpTo);
  const words = { title: 'Confirmation statement', detail: madeUpToText(madeUpTo), dueOn };
  return [present({ kind: 'confirmation-statement', madeUpTo }, words, today)];
}

const madeUpToText = (madeUpTo: CivilDate | undefined) =>
  madeUpTo === undefined ? undefined : `Made up to ${formatCivilDate(madeUpTo)}`;

function accountsDates({ row, readings, today }: Sources): Dated[] {
  const accounts = readings.profile?.value.accounts;
  const companyKind: CompanyKind = row.type === 'plc' ? 'public' : 'private';
  const madeUpTo = toCivilDate(accounts?.nextMadeUpTo);
  const dueOn = toCivilDate(row.accountsDueOn);
  const meetings = companyKind === 'public' ? [toCivilDate(accounts?.lastMadeUpTo), madeUpTo] : [];
  return [
    ...(dueOn === undefined
      ? []
      : [
          present(
            { kind: 'accounts', madeUpTo, companyKind, dueOn, today },
            { title: 'Accounts', detail: madeUpToText(madeUpTo), dueOn },
            today,
          ),
        ]),
    ...meetings.flatMap((each) => meetingDates(each, today)),
  ];
}

/** Nobody says whether a meeting was held, so that one whose day has passed is not asked for any more. */
function meetingDates(referenceDate: CivilDate | undefined, today: CivilDate): Dated[] {
  if (referenceDate === undefined) return [];
  const dueOn = annualGeneralMeetingDueOn(referenceDate);
  if (isBefore(dueOn, today)) return [];
  const words = {
    title: 'Annual general meeting',
    detail: `For the year to ${formatCivilDate(referenceDate)}`,
    dueOn,
  };
  return [present({ kind: 'annual-general-meeting', referenceDate }, words, today)];
}

async function verificationDates(tx: Transaction, companyId: string, today: CivilDate): Promise<Dated[]> {
  const people = await listAwaitedPeople(tx, companyId, today);
  return people.flatMap(({ source, name, dueOn }) => {
    if (dueOn === null) return [];
    const isPsc = source === 'pscs';
    const role = isPsc ? 'person with significant control' : 'director';
    const words = {
      title: 'Identity verification',
      detail: `${name}, ${role}`,
      dueOn: civilDate(dueOn),
    };
    return [present({ kind: isPsc ? 'psc-verification' : 'director-verification' }, words, today)];
  });
}

async function controlDates(tx: Transaction, companyId: string, today: CivilDate): Promise<Dated[]> {
  const proposals = await listOpenProposals(tx, companyId);
  return proposals.map(({ form, personName, noticeBy, changedOn, eventId }) =>
    present(
      { kind: 'control-notice', changedOn: civilDate(changedOn) },
      {
        title: form === null ? 'PSC to determine' : `PSC notice, ${form}`,
        detail: personName,
        dueOn: civilDate(noticeBy),
        shareEventId: eventId,
      },
      today,
    ),
  );
}

/** The forms after entries of the share register, until one is accepted or the registry shows one since. */
function entryDates({ readings, today }: Sources, filings: readonly EntryFiling[]): Dated[] {
  const isOutstanding = ({ form, effectiveOn, filing }: EntryFiling) =>
    filing === undefined ? !showsFormSince(readings, form, effectiveOn) : filing.state !== 'accepted';
  return filings.filter(isOutstanding).map(({ form, dueOn, eventId, effectiveOn, filing }) => {
    const { name, deadline } = getForm(form);
    // Some forms count from a resolution, whose day only their rule knows.
    const eventOn = deadline?.dueOn(effectiveOn) === dueOn ? effectiveOn : undefined;
    const begun = { detail: filing?.stateText, filingId: filing?.filingId };
    const words = { title: `${name}, ${form}`, ...begun, dueOn, shareEventId: eventId };
    return present({ kind: 'form', form, eventOn }, words, today);
  });
}

/** The forms that are begun, where the law counts their days from one event. */
function filingDates(filings: readonly Filing[], today: CivilDate): Dated[] {
  return filings.flatMap(({ id, form, effectiveOn }) => {
    const { name, deadline } = getForm(form);
    const eventOn = toCivilDate(effectiveOn);
    if (deadline === undefined || eventOn === undefined) return [];
    const words = { title: `${name}, ${form}`, dueOn: deadline.dueOn(eventOn), filingId: id };
    return [present({ kind: 'form', form, eventOn }, words, today)];
  });
}
