import { isBeingFormed } from '@statbook/domain/companies';
import { useCall } from '#api/queries.ts';
import { Columns } from '#kit/columns/columns.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { InsolvencyCard } from './insolvency-card.tsx';
import { LatestFilings } from './latest-filings.tsx';
import { Ownership } from './ownership.tsx';
import { ProtectedCard } from './protected-card.tsx';
import { VerificationCard } from './verification-card.tsx';
import { WhatNeedsDoing } from './what-needs-doing.tsx';

/** The company at a glance: its facts, and beside them what needs doing, who controls it and what was filed last. */
export function OverviewPage({ companyId }: { companyId: string }) {
  const overview = useCall('getCompanyOverview', { query: { companyId } });
  return (
    <PagePart query={overview} what="company">
      {(company) =>
        isBeingFormed(company.companyNumber) ? (
          <WhatNeedsDoing company={company} />
        ) : (
          <Columns>
            <>
              <CompanyFacts company={company} />
              <InsolvencyCard cases={company.insolvencyCases} />
              <ProtectedCard key={companyId} companyId={companyId} />
            </>
            <>
              <WhatNeedsDoing company={company} />
              <VerificationCard companyId={companyId} />
              <Ownership company={company} />
              <LatestFilings company={company} />
            </>
          </Columns>
        )
      }
    </PagePart>
  );
}
