import type { ReactNode } from 'react';
import { useCall } from '#api/queries.ts';
import { Columns } from '#kit/columns/columns.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import styles from './admin.module.css';
import { CodeCard } from './code-card.tsx';
import { FilesCard } from './files-card.tsx';
import { KeptCard } from './kept-card.tsx';
import { ReachCard } from './reach-card.tsx';
import { TagsCard } from '../tags/tags-card.tsx';
import { RemoveCard } from './remove-card.tsx';

interface AdminPageProps {
  readonly companyId: string;
  readonly notes: ReactNode;
  readonly activity: ReactNode;
  /** The company has left the list. */
  readonly onRemoved: () => void;
}

/** What a practice keeps about a company that stands in no register; at the foot, taking it out of the list. */
export function AdminPage({ companyId, notes, activity, onRemoved }: AdminPageProps) {
  const overview = useCall('getCompanyOverview', { query: { companyId } });
  return (
    <PagePart query={overview} what="company">
      {(company) => (
        <>
          <h2 className={styles.title}>Administration</h2>
          <Columns>
            <>
              <KeptCard company={company} />
              <ReachCard companyId={companyId} />
              {notes}
            </>
            <>
              <CodeCard company={company} />
              <TagsCard companyId={companyId} />
              <FilesCard company={company} />
            </>
          </Columns>
          <div className={styles.wide}>{activity}</div>
          <div className={styles.wide}>
            <RemoveCard company={company} onRemoved={onRemoved} />
          </div>
        </>
      )}
    </PagePart>
  );
}
