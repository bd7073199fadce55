import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** A message as it came over the wire, with the addresses of its envelope. */
export interface Delivery {
  from: string;
  to: string[];
  raw: Buffer;
}

export interface SmtpRules {
  /** The reply that refuses a recipient, such as `550 5.1.1 No such mailbox`; none accepts it. */
  refuseRecipient(address: string): string | undefined;
  deliver(delivery: Delivery): Promise<void>;
}

export interface RunningSmtpServer {
  port: number;
  close(): Promise<void>;
}

const sizeLimit = 25 * 1024 * 1024;

/** Takes mail from anybody, without sign-in and without TLS. */
export async function startSmtpServer(
  { refuseRecipient, deliver }: SmtpRules,
  place: { port: number; host: string },
): Promise<RunningSmtpServer> {
  const smtp = new SMTPServer({
    name: 'mail.localhost',
    size: sizeLimit,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    // Who still holds a connection at the end is cut off.
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, done) => done(toError(refuseRecipient(address))),
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      const to = rcptTo.map(({ address }) => address);
      const from = mailFrom === false ? '' : mailFrom.address;
      readMessage(stream)
        .then((raw) => deliver({ from, to, raw }))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(place.port, place.host, resolve);
  });
  // A client that goes away in the middle leaves nothing to answer.
  smtp.on('error', () => undefined);
  const address = smtp.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : place.port,
    close: () => new Promise((resolve) => smtp.close(resolve)),
  };
}

async function readMessage(stream: SMTPServerDataStream): Promise<Buffer> {
  const raw = Buffer.concat(await stream.toArray());
  if (stream.sizeExceeded) throw toError('552 5.3.4 Message too big');
  return raw;
}

/** An error whose answer is this reply: three digits and a text. */
function toError(reply: string | undefined): Error | undefined {
  if (reply === undefined) return undefined;
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
}
