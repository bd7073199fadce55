import { toAddressText } from '@statbook/domain/public-address';
import type { ApiProblem } from '#api/api-problem.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { ReviewTable } from '#kit/review-table/review-table.tsx';
import { formatDate } from '#kit/value/format.ts';
import type { CompanyOverview } from './overview-types.ts';

interface OtherCompanyProps {
  readonly refresh: {
    readonly isPending: boolean;
    readonly refresh: (acceptedName?: string) => void;
    readonly reset: () => void;
  };
  /** As it was entered by hand. */
  readonly entered: CompanyOverview;
  readonly problem: ApiProblem;
}

/** The register has another name under the number that was entered: both are shown before anything is taken over. */
export default function OtherCompany({ refresh, entered, problem: { facts } }: OtherCompanyProps) {
  const of = (fact: string) => (typeof facts[fact] === 'string' ? facts[fact] : undefined);
  const name = of('registeredName') ?? '';
  const incorporated = entered.incorporatedOn === null ? undefined : formatDate(entered.incorporatedOn);
  const rows = [
    ['Name', entered.companyName, name],
    ['Company type', entered.typeText, of('registeredType')],
    ['Incorporated on', incorporated, formatDate(of('registeredOn') ?? '')],
    ['Registered office', toAddressText(entered.registeredOffice), of('registeredOffice')],
  ] as const;
  return (
    <Card title="Is this the company?">
      <Banner tone="warn" title="Companies House has another name under this number" announced>
        Nothing was changed. If the number was mistyped, remove this record and enter the company again.
      </Banner>
      <ReviewTable
        caption="What was entered and what Companies House has"
        heads={['As entered', 'At Companies House']}
        rows={rows.map(([label, now, after]) => ({
          id: label,
          label,
          now,
          after,
          changed: now?.toUpperCase() !== after?.toUpperCase(),
        }))}
      />
      <FormActions>
        <Button busy={refresh.isPending} onClick={() => refresh.refresh(name)}>
          Take over {name}
        </Button>
        <Button kind="text" onClick={() => refresh.reset()}>
          Leave it as entered
        </Button>
      </FormActions>
    </Card>
  );
}
