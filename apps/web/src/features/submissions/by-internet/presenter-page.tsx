import type { ReactNode } from 'react';
import { useMay } from '#app/session-port.ts';
import { NoAccess } from '#kit/states/states.tsx';
import styles from '../submissions.module.css';
import { ByInternetFrame } from './by-internet-frame.tsx';

interface PresenterPageProps {
  /** The account's credentials, and companies by another presenter's: each of a feature of its own. */
  readonly credentials: ReactNode;
  readonly otherPresenter: ReactNode;
}

/** As whom the account files, and companies seen as another presenter. */
export function PresenterPage({ credentials, otherPresenter }: PresenterPageProps) {
  const [maySee, mayImport] = [useMay('getPresenter'), useMay('companyInformationByXmlDirectly')];
  return (
    <ByInternetFrame>
      {maySee || mayImport ? (
        <div className={styles.parts}>
          {maySee && <div>{credentials}</div>}
          {mayImport && <div>{otherPresenter}</div>}
        </div>
      ) : (
        <NoAccess what="see the presenter of the account" />
      )}
    </ByInternetFrame>
  );
}
