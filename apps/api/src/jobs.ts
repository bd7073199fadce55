import type { Platform } from './composition.ts';
import { registerLinkJobs } from './features/approvals/links/link-mail.ts';
import { registerMailJobs } from './features/notifications/mail-notifications.ts';
import { registerDateJobs } from './features/notifications/notify-dates-near.ts';
import { registerTidyJobs } from './features/notifications/tidy-notifications.ts';
import { registerCodeLetterJobs } from './features/people/invitations/code-letter.ts';
import { registerReminderJobs } from './features/people/reminders/plan-letters.ts';
import { registerControlJobs } from './features/shares/control/propose-notices.ts';
import { registerDutyJobs } from './features/shares/duties/duty-jobs.ts';
import { registerTieOutJobs } from './features/shares/reconciliation/store-reconciliation.ts';
import { registerEndOfAccess } from './features/users/agents/end-accesses.ts';
import { registerInvitationJobs } from './features/users/invitations/invitation-mail.ts';
import { registerRefreshJobs } from './workflows/import-company/refresh/refresh-jobs.ts';
import { registerImportJobs } from './workflows/import-company/batch/run-import-batch.ts';
import { registerPaymentJobs } from './workflows/pay-and-submit/payment-jobs.ts';
import { registerGrantJobs } from './workflows/registry-sign-in/forget-expired-grants.ts';
import { registerDemoJobs } from './workflows/prepare-demo/demo-companies.ts';
import { registerLetterJobs } from './workflows/mail-filing/mail-letter.ts';
import { registerPeopleJobs } from './workflows/keep-people/keep-people.ts';
import { registerExpectationJobs } from './workflows/register-expectations/refresh-awaited.ts';
import { registerNightlyReading } from './workflows/watch-register/plan-night.ts';
import { filedForms } from './workflows/send-filing/filed-forms.ts';
import { registerFilingJobs } from './workflows/send-filing/register-jobs.ts';

/** Every queue that this server works at. */
export function registerJobs(platform: Platform): void {
  registerFilingJobs({ ...platform, forms: filedForms });
  registerGrantJobs(platform);
  registerPaymentJobs(platform);
  registerImportJobs(platform);
  registerRefreshJobs(platform);
  registerExpectationJobs(platform);
  registerNightlyReading(platform);
  registerDateJobs(platform);
  registerMailJobs(platform);
  registerInvitationJobs(platform);
  registerLinkJobs(platform);
  registerLetterJobs(platform);
  registerCodeLetterJobs(platform);
  registerReminderJobs(platform);
  registerEndOfAccess(platform);
  registerTidyJobs(platform);
  registerControlJobs(platform);
  registerTieOutJobs(platform);
  registerDutyJobs(platform);
  registerPeopleJobs(platform);
  if (platform.config.mode === 'demo') registerDemoJobs(platform);
}
