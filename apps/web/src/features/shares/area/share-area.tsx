import type { ReactNode } from 'react';
import { NoAccess } from '#kit/states/states.tsx';
import { SectionHeader } from '#kit/page-header/section-header.tsx';
import styles from './share-area.module.css';
import { Tabs } from '#kit/tabs/tabs.tsx';
import { sharePaths } from '#app/share-paths.ts';

interface ShareAreaProps {
  readonly companyId: string;
  /** The page within the share register: "Certificates". */
  readonly title: string;
  /** Beside the title: a count, a date. */
  readonly note?: ReactNode | undefined;
  /** What can be done here. */
  readonly actions?: ReactNode | undefined;
  /** What the page is for, where the user may not do it: "record transfers". */
  readonly cannot?: string | false | undefined;
  readonly children: ReactNode;
}

/** The frame of the pages of the share register: its navigation, the title and what can be done. */
export function ShareArea({ companyId, title, note, actions, cannot, children }: ShareAreaProps) {
  return (
    <>
      <div className={styles.nav}>
        <ShareAreaNav companyId={companyId} />
      </div>
      <SectionHeader title={title} note={note} actions={actions} />
      {cannot ? <NoAccess what={cannot} /> : children}
    </>
  );
}

/** A page of the share register that its navigation leads to. */
interface ShareAreaPage {
  readonly id: string;
  readonly title: string;
  readonly href: (companyId: string) => string;
}

/** The pages of the share register, in the order of its navigation. The register of members is a tab of the company. */
const shareAreas: readonly ShareAreaPage[] = [
  { id: 'classes', title: 'Share classes', href: sharePaths.classes },
  { id: 'allotments', title: 'Allotments', href: sharePaths.allotments },
  { id: 'transfers', title: 'Transfers', href: sharePaths.transfer },
  { id: 'history', title: 'History', href: sharePaths.history },
  { id: 'certificates', title: 'Certificates', href: sharePaths.certificates },
  { id: 'cap-table', title: 'Cap table', href: sharePaths.capTable },
  { id: 'tie-out', title: 'Reconciliation', href: sharePaths.tieOut },
];

/** Leads from one page of the share register to the others. */
function ShareAreaNav({ companyId }: { companyId: string }) {
  const tabs = shareAreas.map(({ id, title, href }) => ({
    label: title,
    href: href(companyId),
    hasPages: id === 'certificates',
  }));
  return <Tabs label="Pages of the share register" tabs={tabs} />;
}
