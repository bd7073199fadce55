import { useToday } from '#api/configuration.ts';
import { DescriptionList, type Fact } from '#kit/page/description-list.tsx';
import { Card } from '#kit/page/layout.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { DateValue, Deadline } from '#kit/value/dates.tsx';
import { formatDate } from '#kit/value/format.ts';
import { Value } from '#kit/value/value.tsx';
import { toAddressText } from '../../../record/address-text.ts';
import type { CompanyOverview } from '../record/overview-types.ts';

/** What the register says of the company itself. */
export function CompanyFacts({ company }: { company: CompanyOverview }) {
  const today = useToday();
  return (
    <>
      <Card title="Company">
        <DescriptionList facts={[...officeFacts(company), ...kindFacts(company)]} />
      </Card>
      <Card title="Confirmation statement and accounts">
        <DescriptionList facts={[...statementFacts(company, today), ...accountsFacts(company, today)]} />
      </Card>
    </>
  );
}

function officeFacts(company: CompanyOverview): Fact[] {
  const { RegisteredOfficeInDispute: inDispute, RegisteredOfficeUndeliverable: undeliverable } = company;
  return [
    {
      term: 'Registered office',
      value: <bdi>{toAddressText(company.RegisteredOffice) ?? 'Not on the register'}</bdi>,
      note:
        inDispute || undeliverable ? (
          <StatusBadge words={inDispute ? 'In dispute' : 'Undeliverable'} tone="bad" />
        ) : undefined,
    },
    { term: 'Registered in', value: company.JurisdictionText ?? undefined },
  ];
}

function kindFacts(company: CompanyOverview): Fact[] {
  const { SicCodes, PreviousNames, DissolvedOn } = company;
  const facts: Fact[] = [
    { term: 'Kind', value: company.TypeText },
    { term: 'Incorporated', value: company.IncorporatedOn && <DateValue date={company.IncorporatedOn} /> },
    {
      term: 'Nature of business',
      value: SicCodes.length === 0 ? undefined : <Lines lines={SicCodes.map(toSicText)} />,
    },
  ];
  if (DissolvedOn !== null) facts.push({ term: 'Dissolved', value: <DateValue date={DissolvedOn} /> });
  if (PreviousNames.length > 0)
    facts.push({ term: 'Previous names', value: <Lines lines={PreviousNames.map(toNameText)} /> });
  return facts;
}

const toSicText = ({ Code, Description }: CompanyOverview['SicCodes'][number]) =>
  Description === null ? Code : `${Code} – ${Description}`;

function toNameText({ Name, From, Until }: CompanyOverview['PreviousNames'][number]): string {
  const span = [From, Until].map((date) => (date === null ? '' : formatDate(date))).join(' to ');
  return span === ' to ' ? Name : `${Name} (${span})`;
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <div key={line}>
      <bdi>{line}</bdi>
    </div>
  ));
}

function statementFacts({ ConfirmationStatement: dates }: CompanyOverview, today: string): Fact[] {
  if (dates === null) return [{ term: 'Confirmation statement', value: 'The registry gives no date' }];
  return [
    { term: 'Last statement', value: dates.LastMadeUpTo && <MadeUpTo date={dates.LastMadeUpTo} /> },
    {
      term: 'Next statement',
      value: dates.NextDue && <Deadline date={dates.NextDue} today={today} />,
      note: dates.NextMadeUpTo && <MadeUpTo date={dates.NextMadeUpTo} />,
    },
  ];
}

function accountsFacts({ Accounts: accounts }: CompanyOverview, today: string): Fact[] {
  if (accounts === null) return [];
  const { ReferenceDay: day, ReferenceMonth: month } = accounts;
  return [
    {
      term: 'Accounting reference date',
      value: day !== null && month !== null && <Value>{toDayOfYear(day, month)}</Value>,
    },
    {
      term: 'Last accounts',
      value: accounts.LastMadeUpTo && <MadeUpTo date={accounts.LastMadeUpTo} />,
      note: accounts.LastTypeText ?? undefined,
    },
    {
      term: 'Next accounts',
      value: accounts.NextDue && <Deadline date={accounts.NextDue} today={today} />,
      note: accounts.NextMadeUpTo && <MadeUpTo date={accounts.NextMadeUpTo} />,
    },
  ].map((fact) => ({ ...fact, value: fact.value || undefined, note: fact.note || undefined }));
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
