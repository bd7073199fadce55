import { approvalErrors } from './approvals/errors.ts';
import { chatErrors } from './chat/errors.ts';
import { companyErrors } from './companies/errors.ts';
import { confirmationStatementErrors } from './confirmation-statements/errors.ts';
import { documentErrors } from './documents/errors.ts';
import { coreErrors } from './errors.ts';
import { formErrors } from './forms/errors.ts';
import { paymentErrors } from './payments/errors.ts';
import { peopleErrors } from './people/errors.ts';
import { reportErrors } from './reports/errors.ts';
import { shareErrors } from './shares/errors.ts';
import { submissionErrors } from './submissions/errors.ts';
import { userErrors } from './users/errors.ts';

/** The error catalogue: every code that a reply can carry. A feature adds its own file beside its calls. */
export const errorKinds = {
  ...coreErrors,
  ...approvalErrors,
  ...chatErrors,
  ...companyErrors,
  ...confirmationStatementErrors,
  ...documentErrors,
  ...formErrors,
  ...paymentErrors,
  ...peopleErrors,
  ...reportErrors,
  ...shareErrors,
  ...submissionErrors,
  ...userErrors,
};

export type ErrorCode = keyof typeof errorKinds;
