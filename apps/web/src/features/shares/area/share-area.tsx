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
        <Tabs
          label="Pages of the share register"
          tabs={pages.map(({ hrefOf, ...tab }) => ({ ...tab, href: hrefOf(companyId) }))}
        />
      </div>
      <SectionHeader title={title} note={note} actions={actions} />
      {cannot ? <NoAccess what={cannot} /> : children}
    </>
  );
}

/** The pages of the share register, in the order of its navigation. The register of members is a tab of the company. */
const pages = [
  { label: 'Share classes', hrefOf: sharePaths.classes },
  { label: 'Allotments', hrefOf: sharePaths.allotments },
  { label: 'Transfers', hrefOf: sharePaths.transfer },
  { label: 'History', hrefOf: sharePaths.history },
  { label: 'Certificates', hrefOf: sharePaths.certificates, hasPages: true },
  { label: 'Cap table', hrefOf: sharePaths.capTable },
  { label: 'Reconciliation', hrefOf: sharePaths.tieOut },
];
