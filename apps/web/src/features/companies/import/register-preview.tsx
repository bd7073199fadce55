import { describeCompanyStatus, parseCompanyNumber } from '@statbook/domain';
import { paths } from '#app/paths.ts';
import { ApiProblem } from '#api/api-problem.ts';
import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { DescriptionList } from '#kit/page/description-list.tsx';
import { Card } from '#kit/page/layout.tsx';
import { LoadingText } from '#kit/state/skeleton.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import styles from './import.module.css';

type RegisteredCompany = CallReply<'companiesInformation'>['Entity'][number];

/** What the public register says of the number that was typed, so that nobody imports another company by a slip. */
export function RegisterPreview({ typed }: { typed: string }) {
  const parsed = parseCompanyNumber(typed);
  const number = parsed.ok ? parsed.number : '';
  const found = useCall(
    'companiesInformation',
    { query: { companyNumber: number } },
    { enabled: parsed.ok, retry: false },
  );
  if (!parsed.ok) return null;
  const company = found.data?.Entity[0];
  return (
    <Card title="On the public register">
      {company && <RegisteredFacts company={company} />}
      {found.isPending && <LoadingText label="Asking the register" />}
      {found.error && <Banner tone={isAnswer(found.error) ? 'warn' : 'info'}>{found.error.message}</Banner>}
    </Card>
  );
}

/** An answer about the company, not a register that does not answer. */
const isAnswer = (error: Error) => error instanceof ApiProblem && error.status < 500;

function RegisteredFacts({ company }: { company: RegisteredCompany }) {
  const { Service, CompanyId, registered_office_address: office } = company;
  return (
    <>
      <DescriptionList
        facts={[
          { term: 'Name', value: company.CompanyName },
          { term: 'Number', value: <Value>{company.CompanyNumber}</Value> },
          {
            term: 'Status',
            value: company.CompanyStatus === null ? undefined : describeCompanyStatus(company.CompanyStatus),
          },
          { term: 'Incorporated', value: <DateValue date={company.IncorporatedOn ?? undefined} /> },
          { term: 'Registered office', value: office ? <bdi>{writeAddress(office)}</bdi> : undefined },
        ]}
      />
      <div className={styles.notices}>
        {Service.Message !== null && <Banner tone="warn">{Service.Message}</Banner>}
        {CompanyId !== null && (
          <Banner action={<AppLink href={paths.companyOverview(CompanyId)}>Open the company</AppLink>}>
            It is in your list already.
          </Banner>
        )}
      </div>
    </>
  );
}

function writeAddress(office: NonNullable<RegisteredCompany['registered_office_address']>): string {
  const { premises, address_line_1, address_line_2, locality, region, postal_code, country } = office;
  const street = [premises, address_line_1].filter(Boolean).join(' ');
  return [street, address_line_2, locality, region, postal_code, country].filter(Boolean).join(', ');
}
