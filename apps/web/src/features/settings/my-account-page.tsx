import { useMay } from '#app/session-port.ts';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { IdentityRemindersSection } from './identity-reminders-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PresenterSection } from './presenter-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionTimeSection } from './session-time-section.tsx';
import styles from './settings.module.css';

/** What a person sets for themselves, and with access to settings for the account. Each part saves by itself. */
export function MyAccountPage() {
  const seesSettings = useMay('getPresenter');
  const [maySetTime, maySetPresenter] = [useMay('saveSessionTimeout'), useMay('savePresenter')];
  const [seesReminders, maySetReminders] = [useMay('getIdentityReminders'), useMay('saveIdentityReminders')];
  return (
    <>
      <PageHeader title="My account" />
      <div className={styles.sections}>
        <ProfileSection />
        <NotificationsSection />
        {seesReminders && <IdentityRemindersSection mayEdit={maySetReminders} />}
        <AppearanceSection />
        <DevicesSection />
        {seesSettings && <SessionTimeSection mayEdit={maySetTime} />}
        {seesSettings && <PresenterSection mayEdit={maySetPresenter} />}
      </div>
    </>
  );
}
