import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Card } from '#kit/page/layout.tsx';
import { LineList, LineTitle } from '#kit/page/line-list.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { documentHref } from '../../../record/document-address.ts';
import type { CompanyOverview } from '../record/overview-types.ts';
import styles from './overview.module.css';

/** What was filed last; each opens its document. */
export function LatestFilings({
  company: { CompanyId, LatestFilings: filings },
}: {
  company: CompanyOverview;
}) {
  return (
    <Card title="Latest filings">
      {filings.length === 0 ? (
        <p>The registry shows no filings.</p>
      ) : (
        <LineList>
          {filings.map(({ Type, Date, Description, DocumentLink }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list is read anew as a whole
            <li key={place}>
              <LineTitle>
                {DocumentLink === null ? (
                  Description
                ) : (
                  <AppLink href={documentHref(CompanyId, DocumentLink)}>{Description}</AppLink>
                )}
              </LineTitle>
              <Muted small as="div">
                {Type !== null && (
                  <>
                    <Value>{Type}</Value> ·{' '}
                  </>
                )}
                <DateValue date={Date ?? undefined} />
              </Muted>
            </li>
          ))}
        </LineList>
      )}
      <p className={styles.more}>
        <AppLink href={paths.filingHistory(CompanyId)}>Filing history</AppLink>
      </p>
    </Card>
  );
}
