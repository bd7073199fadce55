import { useAccess } from '#app/session-port.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PresenterSection } from './presenter-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionTimeSection } from './session-time-section.tsx';
import styles from './settings.module.css';

/** What a person sets for themselves, and with access to settings for the account. Each part saves by itself. */
export function MyAccountPage() {
  const access = useAccess();
  const seesSettings = access.has('ViewSettings') || access.has('EditSettings');
  const mayEdit = access.has('EditSettings');
  return (
    <>
      <PageHeader title="My account" />
      <div className={styles.sections}>
        <ProfileSection />
        <NotificationsSection />
        <AppearanceSection />
        <DevicesSection />
        {seesSettings && <SessionTimeSection mayEdit={mayEdit} />}
        {seesSettings && <PresenterSection mayEdit={mayEdit} />}
      </div>
    </>
  );
}
