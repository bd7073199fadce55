import type { CompanyPage } from '#company-page/page-address.ts';
import { useMay } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';
import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { readingAt } from './as-at/as-at-address.ts';
import type { MembersAddress } from './members/members-address.ts';
import { MembersPage } from './members/members-page.tsx';
import { RegistryShareholders } from './registry-shareholders.tsx';

/** The register of members where the company keeps one here; else what was last stated to the registry. */
export function ShareholdersPage(props: CompanyPage<MembersAddress>) {
  const { companyId, address } = props;
  const register = useCall('getShareRegister', ...readingAt(companyId, address));
  return (
    <PagePart query={register} what="shareholders">
      {(found) =>
        found.lastEntry > 0 ? (
          <MembersPage {...props} register={found} />
        ) : (
          <RegistryShareholders
            companyId={companyId}
            registerOpening={<RegisterDoor companyId={companyId} />}
          />
        )
      }
    </PagePart>
  );
}

/** Leads to the opening balance of a company whose register is not kept here yet. */
function RegisterDoor({ companyId }: { companyId: string }) {
  if (!useMay('saveOpeningBalance')) return null;
  return (
    <Banner
      title="The register of members is not kept here yet"
      action={
        <LinkButton compact href={sharePaths.openingBalance(companyId)}>
          Set up from current holdings
        </LinkButton>
      }
    >
      It begins with an opening balance; allotments and transfers follow it.
    </Banner>
  );
}
