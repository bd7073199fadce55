import { ButtonRow } from '#kit/button/button-row.tsx';
import { sharePaths } from '#app/share-paths.ts';
import { useMay } from '#app/session-port.ts';
import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { EmptyState, NoAccess } from '#kit/states/states.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import type { CompanyPage } from '#company-page/page-address.ts';
import { readingAt, isOfNow } from '../as-at/as-at-address.ts';
import { AsAtBar } from '../as-at/as-at-bar.tsx';
import type { ClassAddress } from './class-address.ts';
import { ClassForm } from './class-form.tsx';
import { Rights } from './rights.tsx';
import { describeTerms, type RegisterCapital, type ShareClass } from './share-class.ts';

/** The terms of a class: a form until it has shares, afterwards to be read as on any day, with what can change them. */
export function ClassPage(props: CompanyPage<ClassAddress>) {
  const { companyId, address } = props;
  const capital = useCall('companyInformationReportShareClass', ...readingAt(companyId, address));
  const title = address.class === undefined ? 'New class of shares' : 'Terms of a class';
  return (
    <ShareArea companyId={companyId} title={title}>
      <PagePart query={capital} what="share classes">
        {(register) => <FormOrTerms {...props} register={register} />}
      </PagePart>
    </ShareArea>
  );
}

function FormOrTerms(props: CompanyPage<ClassAddress> & { readonly register: RegisterCapital }) {
  const { companyId, address, onAddressChange, register } = props;
  const mayEdit = useMay('saveShareDetails');
  const isNow = isOfNow(address);
  const shareClass = register.classes.find(({ shareClassId }) => shareClassId === address.class);
  const bar = <AsAtBar companyId={companyId} head={register} address={address} onChange={onAddressChange} />;
  if (address.class !== undefined && shareClass === undefined)
    return isNow ? (
      <EmptyState
        title="There is no such class"
        actions={<LinkButton href={sharePaths.classes(companyId)}>Show the classes</LinkButton>}
      >
        The company’s register has no class of this address.
      </EmptyState>
    ) : (
      <>
        {bar}
        <EmptyState title="No shares of this class yet">
          The register knows of no such shares by the end of this day.
        </EmptyState>
      </>
    );
  if (shareClass === undefined || (mayEdit && isNow && shareClass.sharesInIssue === '0'))
    return mayEdit ? (
      <ClassForm companyId={companyId} shareClass={shareClass} />
    ) : (
      <NoAccess what="set up classes of shares" />
    );
  return (
    <>
      {bar}
      <Terms companyId={companyId} shareClass={shareClass} mayEdit={mayEdit && isNow} />
    </>
  );
}

interface TermsProps {
  readonly companyId: string;
  readonly shareClass: ShareClass;
  readonly mayEdit: boolean;
}

/** What a class with shares says; only an entry of the register changes it. */
function Terms({ companyId, shareClass, mayEdit }: TermsProps) {
  const { className, currency, nominalValue, sharesInIssue, particulars } = shareClass;
  return (
    <Card title={className}>
      {sharesInIssue !== '0' && (
        <>
          <Lead>
            This class has shares in issue: its name, rights and nominal value are changed by an entry in the
            register, so that the register shows what stood before.
          </Lead>
          {mayEdit && (
            <ButtonRow apart>
              <LinkButton href={sharePaths.event(companyId, 'variation')}>Vary the rights</LinkButton>
              <LinkButton href={sharePaths.event(companyId, 'class-name')}>Rename the class</LinkButton>
              <LinkButton href={sharePaths.event(companyId, 'subdivision')}>Sub-divide the shares</LinkButton>
            </ButtonRow>
          )}
        </>
      )}
      <DescriptionList
        facts={[
          { term: 'Currency', value: currency },
          { term: 'Nominal value of each', value: <Money amount={nominalValue} currency={currency} /> },
          { term: 'Shares in issue', value: <Count of={sharesInIssue} /> },
          {
            term: 'Prescribed particulars',
            value: <Rights text={particulars} />,
            note: describeTerms(shareClass),
          },
        ]}
      />
    </Card>
  );
}
