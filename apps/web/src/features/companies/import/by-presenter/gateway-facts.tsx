import { streetLine } from '@statbook/domain/street-line';
import { countryName } from '@statbook/domain/public-address';
import { useAction, useCall } from '#api/queries.ts';
import type { CallReply } from '#api/call-types.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { ProblemBanner } from '#company-page/problem-banner.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import styles from '../import.module.css';

export type GatewayCompany = CallReply<'companyInformationByXmlDirectly'>['entity'][number];

interface GatewayFactsProps {
  readonly company: GatewayCompany;
  readonly authCode: string;
}

/** What the code has opened, before it is imported: nothing of it is kept until then. */
export function GatewayFacts({ company, authCode }: GatewayFactsProps) {
  const { companyNumber, companyName } = company;
  return (
    <Card title={companyName}>
      <DescriptionList
        facts={[
          { term: 'Number', value: <Value>{companyNumber}</Value> },
          { term: 'Registered office', value: officeText(company) },
          { term: 'As at', value: dateOf(company.madeUpDate) },
          { term: 'Next confirmation statement', value: dateOf(company.nextDueDate) },
          { term: 'Officers', value: namesOf(currentOf(company.officers)) },
          { term: 'Share capital', value: capitalText(company) },
          { term: 'Shareholders', value: namesOf(holdersOf(company)) },
        ]}
      />
      <div className={styles.notices}>
        <ImportFound companyNumber={companyNumber} authCode={authCode} />
      </div>
    </Card>
  );
}

interface ImportFoundProps {
  readonly companyNumber: string;
  readonly authCode: string;
}

/** Imports what was found, or says that it is in the list. */
function ImportFound({ companyNumber, authCode }: ImportFoundProps) {
  const mayList = useMay('getCompanies');
  const listed = useCall('getCompanies', undefined, { enabled: mayList });
  const importing = useAction('importCompany', ['getCompanies']);
  const known = listed.data?.entity.find((row) => row.companyNumber === companyNumber);
  const companyId = importing.data?.entity[0]?.companyId ?? known?.companyId;
  if (companyId !== undefined)
    return (
      <Banner
        tone="ok"
        announced
        action={<AppLink href={paths.companyOverview(companyId)}>Open the company</AppLink>}
      >
        Already added.
      </Banner>
    );
  return (
    <>
      {importing.error && <ProblemBanner title="The company was not imported" error={importing.error} />}
      <div>
        <Button
          kind="filled"
          busy={importing.isPending}
          onClick={() => importing.mutate({ body: { companyNumber, authCode } })}
        >
          Import company
        </Button>
      </div>
    </>
  );
}

const dateOf = (date: string | null) => (date === null ? undefined : <DateValue date={date} />);

function officeText({ registeredOfficeAddress: office }: GatewayCompany) {
  if (office === null) return undefined;
  const { careOf, poBox, premise, street, thoroughfare, postTown, county, postcode, country } = office;
  const first = streetLine(premise, street);
  const parts = [careOf, poBox, first, thoroughfare, postTown, county, postcode];
  if (country !== null) parts.push(countryName(country));
  return <bdi>{parts.filter(Boolean).join(', ')}</bdi>;
}

const currentOf = (officers: GatewayCompany['officers']) =>
  officers.filter(({ resignedOn }) => resignedOn === null).map(({ name }) => name);

const holdersOf = ({ shareholdings }: GatewayCompany) => [
  ...new Set(shareholdings.flatMap(({ shareholders }) => shareholders)),
];

const namesOf = (names: readonly string[]) =>
  names.length === 0 ? undefined : <bdi>{names.join(', ')}</bdi>;

function capitalText({ statementOfCapital }: GatewayCompany) {
  const lines = statementOfCapital.map(({ currency, totalNumberOfShares, totalAggregateNominalValue }) =>
    [`${totalNumberOfShares ?? '?'} shares`, [currency, totalAggregateNominalValue].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
  );
  return lines.length === 0 ? undefined : lines.join('; ');
}
