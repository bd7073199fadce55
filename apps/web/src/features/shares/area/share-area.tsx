import type { ReactNode } from 'react';
import { SectionHeader } from '#kit/page-header/section-header.tsx';
import styles from './share-area.module.css';
import { ShareAreaNav } from './share-area-nav.tsx';

interface ShareAreaProps {
  readonly companyId: string;
  /** The page within the share register: "Certificates". */
  readonly title: string;
  /** Beside the title: a count, a date. */
  readonly note?: ReactNode | undefined;
  /** What can be done here. */
  readonly actions?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** The frame of the pages of the share register: its navigation, the title and what can be done. */
export function ShareArea({ companyId, title, note, actions, children }: ShareAreaProps) {
  return (
    <>
      <div className={styles.nav}>
        <ShareAreaNav companyId={companyId} />
      </div>
      <SectionHeader title={title} note={note} actions={actions} />
      {children}
    </>
  );
}
