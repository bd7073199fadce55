import { createClock, openStore, startSimulator } from '@statbook-simulators/kit';
import { createMailbox } from './mailbox.ts';
import { installMailbox } from './routes.ts';
import { startSmtpServer } from './smtp-server.ts';

export interface MailOptions {
  /** The page; 0 or absent takes a free port. */
  port?: number;
  smtpPort?: number;
  host?: string;
  /** Kept in memory when absent. */
  stateFile?: string;
  clockAt?: string;
}

export interface RunningMail {
  url: string;
  smtpUrl: string;
  close(): Promise<void>;
}

/** Starts a mailbox that takes every message, delivers none, and shows them all. */
export async function startMail(options: MailOptions = {}): Promise<RunningMail> {
  const host = options.host ?? '127.0.0.1';
  const store = openStore(options.stateFile);
  const clock = createClock(options.clockAt);
  const mailbox = createMailbox(store, clock);
  const smtp = await startSmtpServer(
    {
      refuseRecipient: (address) => mailbox.findRefusal(address),
      deliver: (delivery) => store.transaction(() => mailbox.keep(delivery)),
    },
    { port: options.smtpPort ?? 0, host },
  );
  const page = await startSimulator({
    port: options.port ?? 0,
    host,
    clock,
    reset: () => store.clear(),
    routes: (app) => installMailbox(app, mailbox),
  });
  return {
    url: page.url,
    smtpUrl: `smtp://${host}:${smtp.port}`,
    close: async () => {
      await Promise.all([smtp.close(), page.close()]);
      store.close();
    },
  };
}
