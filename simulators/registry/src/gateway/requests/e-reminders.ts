import type { Store } from '@statbook-simulators/kit';
import type { Outcome } from '../gateway.ts';
import { listChildren } from '../../xml/xml-element.ts';
import { answerAboutCompany } from './answer-request.ts';

const kind = 'gateway-e-reminders';

interface Recipient {
  address: string;
  /** The recipient has followed the link in the registry's e-mail. */
  isActivated: boolean;
}

export const answerGetReminders = answerAboutCompany('GetERemindersRequest', ({ store }, { company }) =>
  answerRecipients(listRecipients(store, company.number)),
);

/** Replaces the list; an address that was on it stays activated. */
export const answerSetReminders = answerAboutCompany(
  'SetERemindersRequest',
  ({ store }, { company, body }) => {
    const before = listRecipients(store, company.number);
    const recipients = listChildren(body, 'EmailAddress').map(({ text }) => {
      const address = text.trim();
      return { address, isActivated: before.some((one) => one.address === address && one.isActivated) };
    });
    store.put(kind, company.number, recipients);
    return answerRecipients(recipients);
  },
);

function listRecipients(store: Store, companyNumber: string): Recipient[] {
  return store.get<Recipient[]>(kind, companyNumber) ?? [];
}

function answerRecipients(recipients: Recipient[]): Outcome {
  const written = recipients.map(({ address, isActivated }) => ({
    EmailAddress: address,
    Activated: isActivated,
  }));
  return { ok: true, body: { EReminders: { Recipient: written } } };
}
