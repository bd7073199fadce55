import { callSimulator } from './simulator-admin.ts';

/** A message in the simulated mailbox. */
export interface Mail {
  id: string;
  to: string[];
  subject: string;
  text: string;
}

/** The simulated mailbox. */
export function openMailbox(origin: string) {
  return {
    listMail: (to: string) => callSimulator<Mail[]>(origin, 'GET', `/messages?to=${encodeURIComponent(to)}`),
  };
}

export type Mailbox = ReturnType<typeof openMailbox>;
