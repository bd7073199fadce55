import type { ReactNode } from 'react';
import { AppLink } from '#kit/link/app-link.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { paths } from '../paths.ts';
import { PlainPage } from '../shell/pages/plain-page.tsx';
import { useSession } from '../session-port.ts';
import styles from './legal.module.css';

/** A text that everybody may read, and the way from it into the product. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  const isIn = useSession().status === 'signed-in';
  return (
    <PlainPage>
      <AppLink href={paths.dashboard}>{isIn ? 'Dashboard' : 'Sign in'}</AppLink>
      <PageHeader title={title} />
      <div className={styles.text}>{children}</div>
    </PlainPage>
  );
}
