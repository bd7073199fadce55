import { announceReady } from '@statbook-simulators/kit';
import { startMail } from './mail.ts';

const { env } = process;
const toPort = (text: string | undefined) => (text === undefined ? 0 : Number(text));

const mail = await startMail({
  port: toPort(env['PORT']),
  smtpPort: toPort(env['SMTP_PORT']),
  ...(env['HOST'] !== undefined && { host: env['HOST'] }),
  ...(env['STATE_FILE'] !== undefined && { stateFile: env['STATE_FILE'] }),
  ...(env['CLOCK_AT'] !== undefined && { clockAt: env['CLOCK_AT'] }),
});

announceReady('mail', { url: mail.url, smtpUrl: mail.smtpUrl }, () => mail.close());
