import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { assertOutsideTransaction } from '../database/database.ts';

/** A letter of the product to one of its users, or to somebody who is asked by link. */
export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  /** The same for a letter that is sent again, so that mail programs show it once. */
  id: string;
}

/** Hands mail to the configured server; throws when it does not take it, so that the job tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export function createMailer({ smtpUrl, mailFrom, publicUrl }: Config): Mailer {
  const transport = createTransport(smtpUrl.reveal());
  const { hostname } = new URL(publicUrl);
  return {
    send: async ({ to, subject, text, id }) => {
      assertOutsideTransaction();
      await transport.sendMail({
        from: mailFrom,
        to,
        subject,
        text,
        messageId: `<${id}@${hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}
