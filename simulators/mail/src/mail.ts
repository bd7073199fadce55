import { type CommonOptions, createClock, openStore, startSimulator } from '@statbook-simulators/kit';
import { createMailbox } from './mailbox.ts';
import { addMailboxRoutes } from './routes.ts';
import { startSmtpServer } from './smtp-server.ts';

export interface MailOptions extends CommonOptions {
  smtpPort?: number;
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
      deliver: (delivery) => mailbox.keep(delivery),
    },
    { port: options.smtpPort ?? 0, host },
  );
  const page = await startSimulator({
    ...options,
    clock,
    reset: () => store.clear(),
    routes: (app) => addMailboxRoutes(app, mailbox),
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
