import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Card } from '#kit/card/card.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { documentHref } from '#company-page/document-address.ts';
import type { CompanyOverview } from '../record/overview-types.ts';
import styles from './overview.module.css';

/** What was filed last; each opens its document. */
export function LatestFilings({
  company: { companyId, latestFilings: filings, counts },
}: {
  company: CompanyOverview;
}) {
  return (
    <Card title="Latest filings">
      {filings.length === 0 ? (
        <p>{counts.filings === null ? 'Not read from the register.' : 'Companies House shows no filings.'}</p>
      ) : (
        <LineList>
          {filings.map(({ type, date, description, documentLink }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list is read anew as a whole
            <li key={place}>
              <LineTitle>
                {documentLink === null ? (
                  description
                ) : (
                  <AppLink href={documentHref(companyId, documentLink)}>{description}</AppLink>
                )}
              </LineTitle>
              <Muted small as="div">
                {type !== null && (
                  <>
                    <Value>{type}</Value> ·{' '}
                  </>
                )}
                <DateValue date={date ?? undefined} />
              </Muted>
            </li>
          ))}
        </LineList>
      )}
      <p className={styles.more}>
        <AppLink href={paths.filingHistory(companyId)}>Filing history</AppLink>
      </p>
    </Card>
  );
}
