import {
  describeContent,
  effectOfAcceptance,
  showsOnRegister,
} from '../../features/confirmation-statements/filing/statement-content.ts';
import { writeStatement } from '../../features/confirmation-statements/filing/statement-message.ts';
import { filedNotices } from '../../features/forms/filing/filed-form.ts';
import type { FiledForms } from '../../filings/filed-form.ts';

/** The forms that are filed through the gateway. */
export const filedForms: FiledForms = {
  ...filedNotices,
  CS01: {
    write: writeStatement,
    documentsOf: () => [],
    describe: describeContent,
    effectOf: effectOfAcceptance,
    shows: showsOnRegister,
  },
};
