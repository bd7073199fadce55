import type { RegisteredEmailContent } from '@statbook/domain/filing/forms';
import type { ResourceChange } from '@statbook/registry-client';
import { z } from 'zod';
import { readFrozenForm } from './frozen-form.ts';

const content: z.ZodType<RegisteredEmailContent> = z.object({
  email: z.string(),
  acceptAppropriateEmailStatement: z.boolean(),
});

/** The registered e-mail address in frozen content. */
export function readRegisteredEmail(frozen: unknown): RegisteredEmailContent {
  return content.parse(readFrozenForm(frozen).sent);
}

/** What a transaction of the REST API changes: the registered e-mail address (public API guide, part 9.3). */
export function changeOfForm(frozen: unknown): ResourceChange {
  const { email, acceptAppropriateEmailStatement } = readRegisteredEmail(frozen);
  return {
    resource: 'registered-email-address',
    body: {
      registered_email_address: email,
      accept_appropriate_email_address_statement: acceptAppropriateEmailStatement,
    },
  };
}
