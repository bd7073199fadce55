import { filesNotices, statesSicCodes } from '@statbook/domain/companies';
import { toAddressText } from '@statbook/domain/public-address';
import { useToday } from '#api/configuration.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { DescriptionList, type Fact } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { StatusBadge } from '#kit/status-badge/status-badge.tsx';
import { DateValue, Deadline } from '#kit/value/dates.tsx';
import { formatDate } from '#kit/value/format.ts';
import { Value } from '#kit/value/value.tsx';
import { StartForm } from '#filing/start-form.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import type { CompanyOverview } from '../record/overview-types.ts';

/** What the register says of the company itself. */
export function CompanyFacts({ company }: { company: CompanyOverview }) {
  const today = useToday();
  const mayEdit = useMay('editCompanyInformation');
  return (
    <>
      <Card
        title="Company"
        actions={mayEdit && <AppLink href={paths.editCompany(company.companyId)}>Edit company</AppLink>}
      >
        <DescriptionList facts={[...officeFacts(company), ...kindFacts(company)]} />
      </Card>
      <Card title="Confirmation statement and accounts">
        <DescriptionList facts={[...statementFacts(company, today), ...accountsFacts(company, today)]} />
      </Card>
    </>
  );
}

function officeFacts(company: CompanyOverview): Fact[] {
  const { registeredOfficeInDispute: inDispute, registeredOfficeUndeliverable: undeliverable } = company;
  return [
    {
      term: 'Registered office',
      value: <bdi>{toAddressText(company.registeredOffice) ?? 'Not on the register'}</bdi>,
      note:
        inDispute || undeliverable ? (
          <StatusBadge label={inDispute ? 'In dispute' : 'Undeliverable'} tone="bad" />
        ) : undefined,
      action: <ChangeByForm company={company} form="AD01" what="registered office" />,
    },
    {
      term: 'Company records',
      value: recordsText(company),
      note: recordsNote(company),
      action: <ChangeByForm company={company} form="AD02" what="inspection location" />,
    },
    { term: 'Jurisdiction', value: company.jurisdictionText ?? undefined },
  ];
}

function recordsText({ inspectionLocation: place, companyType }: CompanyOverview) {
  if (place === null) {
    return filesNotices(companyType)
      ? 'Not read: the authentication code opens where they are kept'
      : 'Companies House does not say where they are kept';
  }
  if (place.address === null) return 'At the registered office';
  return (
    <>
      Some at <bdi>{toAddressText(place.address)}</bdi>
    </>
  );
}

function recordsNote({ inspectionLocation: place }: CompanyOverview) {
  if (place === null || place.address === null) return undefined;
  return place.records.length === 0 ? 'No records are kept there yet' : <Lines lines={place.records} />;
}

function kindFacts(company: CompanyOverview): Fact[] {
  const { sicCodes, previousNames, dissolvedOn } = company;
  const facts: Fact[] = [
    { term: 'Company type', value: company.typeText },
    { term: 'Incorporated', value: company.incorporatedOn && <DateValue date={company.incorporatedOn} /> },
  ];
  if (statesSicCodes(company.companyType))
    facts.push({
      term: 'Nature of business',
      value: sicCodes.length === 0 ? undefined : <Lines lines={sicCodes.map(toSicText)} />,
    });
  if (dissolvedOn !== null) facts.push({ term: 'Dissolved', value: <DateValue date={dissolvedOn} /> });
  if (previousNames.length > 0)
    facts.push({ term: 'Previous names', value: <Lines lines={previousNames.map(toNameText)} /> });
  return facts;
}

const toSicText = ({ code, description }: CompanyOverview['sicCodes'][number]) =>
  description === null ? code : `${code} – ${description}`;

function toNameText({ name, from, until }: CompanyOverview['previousNames'][number]): string {
  const span = [from, until].map((date) => (date === null ? '' : formatDate(date))).join(' to ');
  return span === ' to ' ? name : `${name} (${span})`;
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <div key={line}>
      <bdi>{line}</bdi>
    </div>
  ));
}

function statementFacts({ confirmationStatement: dates, readAt }: CompanyOverview, today: string): Fact[] {
  const noDate = readAt === null ? 'Not read from the register' : 'Companies House gives no date';
  if (dates === null) return [{ term: 'Confirmation statement', value: noDate }];
  return [
    { term: 'Last statement', value: dates.lastMadeUpTo && <MadeUpTo date={dates.lastMadeUpTo} /> },
    {
      term: 'Next statement',
      value: dates.nextDue && <Deadline date={dates.nextDue} today={today} />,
      note: dates.nextMadeUpTo && <MadeUpTo date={dates.nextMadeUpTo} />,
    },
  ];
}

function accountsFacts(company: CompanyOverview, today: string): Fact[] {
  const { accounts } = company;
  if (accounts === null) return [];
  const { referenceDay: day, referenceMonth: month } = accounts;
  return [
    {
      term: 'Accounting reference date',
      value: day !== null && month !== null && <Value>{toDayOfYear(day, month)}</Value>,
      action: <ChangeByForm company={company} form="AA01" what="accounting reference date" />,
    },
    {
      term: 'Last accounts',
      value: accounts.lastMadeUpTo && <MadeUpTo date={accounts.lastMadeUpTo} />,
      note: accounts.lastTypeText ?? undefined,
    },
    {
      term: 'Next accounts',
      value: accounts.nextDue && <Deadline date={accounts.nextDue} today={today} />,
      note: accounts.nextMadeUpTo && <MadeUpTo date={accounts.nextMadeUpTo} />,
    },
  ].map((fact) => ({ ...fact, value: fact.value || undefined, note: fact.note || undefined }));
}

interface ChangeByFormProps {
  readonly company: Pick<CompanyOverview, 'companyId'>;
  readonly form: string;
  /** What the form changes, for those who listen. */
  readonly what: string;
}

function ChangeByForm({ company: { companyId }, form, what }: ChangeByFormProps) {
  return (
    <StartForm companyId={companyId} form={form} kind="text" compact>
      Change<VisuallyHidden> {what}</VisuallyHidden>
    </StartForm>
  );
}

function MadeUpTo({ date }: { date: string }) {
  return (
    <bdi>
      Made up to <DateValue date={date} />
    </bdi>
  );
}

/** "31 March": any leap year gives every day of a year a date. */
function toDayOfYear(day: number, month: number): string {
  const digits = (value: number) => String(value).padStart(2, '0');
  return formatDate(`2024-${digits(month)}-${digits(day)}`).replace(/ 2024$/, '');
}
