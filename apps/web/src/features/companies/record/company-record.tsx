import { isBeingFormed, mayHaveShares } from '@statbook/domain/companies';
import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { useMay, useOwnAccounts } from '#app/session-port.ts';
import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import { CompanyStrip } from './company-strip.tsx';
import type { CompanyOverview } from './overview-types.ts';

interface CompanyRecordProps {
  /** Undefined when neither the address nor the browser knows a company. */
  readonly companyId: string | undefined;
  /** The register that is open: "Officers". */
  readonly register: string;
  readonly onOpened: (company: CompanyOverview) => void;
  readonly children: ReactNode;
}

/** The frame of a company's record: the strip with what is due, the tabs by register, and the open register below. */
export function CompanyRecord({ companyId, ...rest }: CompanyRecordProps) {
  const mayView = useMay('getCompanyOverview');
  const { register } = rest;
  if (!mayView) return <Notice title={register} notice={<NoAccess what="see companies" />} />;
  if (companyId === undefined) return <Notice title={register} notice={<NoCompanyChosen />} />;
  return <OpenRecord companyId={companyId} {...rest} />;
}

function OpenRecord({ companyId, register, onOpened, children }: CompanyRecordProps & { companyId: string }) {
  const overview = useCall('getCompanyOverview', { query: { companyId } });
  return (
    <PagePart
      query={overview}
      what="company"
      loading={<LoadingText label="Loading the company" lines={6} />}
      absent={noSuchCompany}
      header={<PageHeader title={register} />}
    >
      {(company) => (
        <>
          <CompanyStrip company={company} register={register} onOpened={onOpened} />
          {placeholderOf(company, register) ?? children}
        </>
      )}
    </PagePart>
  );
}

/** What stands in place of a page that there is nothing to show on. */
function placeholderOf(company: CompanyOverview, register: string): ReactNode {
  if (ofShares.has(register) && !mayHaveShares(company.companyType)) return <NoShareCapital />;
  return lacksRegister(company, register) ? <NotRead companyNumber={company.companyNumber} /> : undefined;
}

/** Shares and those who hold them, with all that is recorded there. */
const ofShares: ReadonlySet<string> = new Set(['Shares', 'Shareholders']);

/** As of a company limited by guarantee, or a limited liability partnership. */
function NoShareCapital() {
  return (
    <EmptyState title="No share capital">
      This kind of company has members, but no shares and no statement of capital.
    </EmptyState>
  );
}

/** The pages that show nothing but what the register says. */
const ofRegister: ReadonlySet<string> = new Set([
  'Officers',
  'Significant control',
  'Charges',
  'Filing history',
]);

/** Without a reading there is nothing to show or to file; a company that is being formed has its incorporation. */
function lacksRegister({ readAt, companyNumber }: CompanyOverview, register: string): boolean {
  if (readAt !== null) return false;
  return ofRegister.has(register) || (register === 'Forms' && !isBeingFormed(companyNumber));
}

function NotRead({ companyNumber }: { companyNumber: string }) {
  if (isBeingFormed(companyNumber))
    return (
      <EmptyState title="Not registered yet">
        Companies House shows it once the company has been formed.
      </EmptyState>
    );
  return (
    <EmptyState title="Not read from Companies House yet">
      This record was made by hand. Reading it brings what is registered, and what can be filed.
    </EmptyState>
  );
}

const noSuchCompany = (
  <EmptyState
    title="There is no such company"
    actions={
      <>
        <CompaniesLink />
        <OtherAccountsLink />
      </>
    }
  >
    It is not one of your companies, or you have no access to it.
  </EmptyState>
);

/** A link may lead into the books of another practice of the same person. */
function OtherAccountsLink() {
  const { data } = useOwnAccounts();
  if (data === undefined || data.entity.length < 2) return null;
  return <LinkButton href={paths.accounts}>Look in another account</LinkButton>;
}

function NoCompanyChosen() {
  return (
    <EmptyState title="No company is open" actions={<CompaniesLink />}>
      Choose one from the list; its record then appears here.
    </EmptyState>
  );
}

function CompaniesLink() {
  return (
    <LinkButton kind="filled" href={paths.companies}>
      Show companies
    </LinkButton>
  );
}

/** What stands in place of the record, under the name of the register. */
function Notice({ title, notice }: { title: string; notice: ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      {notice}
    </>
  );
}
