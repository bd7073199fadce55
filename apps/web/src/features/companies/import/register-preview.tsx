import { describeCompanyStatus, parseCompanyNumber } from '@statbook/domain/companies';
import { toAddressText } from '@statbook/domain/public-address';
import { paths } from '#app/paths.ts';
import { ApiProblem } from '#api/api-problem.ts';
import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import styles from './import.module.css';

type RegisteredCompany = CallReply<'companiesInformation'>['entity'][number];

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
  const company = found.data?.entity[0];
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
  const { service, companyId, registeredOfficeAddress: office } = company;
  return (
    <>
      <DescriptionList
        facts={[
          { term: 'Name', value: company.companyName },
          { term: 'Number', value: <Value>{company.companyNumber}</Value> },
          {
            term: 'Status',
            value: company.companyStatus === null ? undefined : describeCompanyStatus(company.companyStatus),
          },
          { term: 'Incorporated', value: <DateValue date={company.incorporatedOn ?? undefined} /> },
          { term: 'Registered office', value: office ? <bdi>{toAddressText(office)}</bdi> : undefined },
        ]}
      />
      <div className={styles.notices}>
        {service.message !== null && <Banner tone="warn">{service.message}</Banner>}
        {companyId !== null && (
          <Banner action={<AppLink href={paths.companyOverview(companyId)}>Open the company</AppLink>}>
            Already added.
          </Banner>
        )}
      </div>
    </>
  );
}
