import type { Platform } from './composition.ts';
import { statementPreparer } from './features/confirmation-statements/filing/prepare-statement.ts';
import { noticePreparers } from './features/forms/filing/filed-form.ts';
import { readAllotments } from './features/shares/allotments/allotments-to-return.ts';
import { findControlNotice } from './features/shares/control/find-control-notice.ts';
import { nameFilingOfNotice } from './features/shares/control/notice-filing-queries.ts';
import { readRegisterOnDay } from './features/shares/register/register-on-day.ts';
import type { FormPreparers } from './filings/form-preparer.ts';

/** What forms need besides the platform: what the share register says. */
export const shareEntries = { readAllotments, findControlNotice, nameFilingOfNotice };

/** What makes the content of each form that is submitted from its draft. */
export const createPreparers = (platform: Platform): FormPreparers => ({
  ...noticePreparers({ ...platform, ...shareEntries }),
  CS01: statementPreparer(platform.vault, readRegisterOnDay),
});
