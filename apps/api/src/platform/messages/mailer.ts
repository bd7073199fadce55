import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { assertOutsideTransaction } from '../database/database.ts';

interface Correspondent {
  name: string;
  address: string;
}

/** A letter of the product to one of its users, to somebody who is asked by link, or to a client. */
export interface Mail {
  to: Correspondent;
  /** Whoever is written to by an answer; left out, an answer goes to the product's own address. */
  replyTo?: Correspondent;
  subject: string;
  text: string;
  attachments?: readonly { filename: string; contentType: string; content: Uint8Array }[];
  /** The same for a letter that is sent again, so that mail programs show it once. */
  id: string;
}

/** What the mail library says of a letter that was not taken. */
const failure = z.object({ code: z.string(), responseCode: z.number() }).partial();

/** The mail server did not take a letter. It says nothing of the address, which the server's own words repeat. */
export class MailNotTaken extends Error {
  readonly code: string;
  /** The server refuses this address for good. */
  readonly isAddressRefused: boolean;

  constructor({ code = 'unknown', responseCode }: z.output<typeof failure>) {
    super(`The mail server did not take a letter${responseCode === undefined ? '' : ` (${responseCode})`}.`);
    this.code = code;
    this.isAddressRefused = code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500;
  }
}

/** Hands mail to the configured server; throws `MailNotTaken` when it does not take it, so that the job tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export function createMailer({ smtpUrl, mailFrom, publicUrl }: Config): Mailer {
  const transport = createTransport(smtpUrl.reveal());
  const { hostname } = new URL(publicUrl);
  return {
    send: async ({ id, attachments = [], ...mail }) => {
      assertOutsideTransaction();
      const sent = transport.sendMail({
        ...mail,
        from: mailFrom,
        messageId: `<${id}@${hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) })),
      });
      await sent.catch((error: unknown) => {
        throw new MailNotTaken(describeFailure(error));
      });
    },
  };
}

const describeFailure = (error: unknown) => failure.safeParse(error).data ?? {};
