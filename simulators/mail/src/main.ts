import { reportReady, readNumber, readProcessOptions } from '@statbook-simulators/kit';
import { startMail } from './mail.ts';

const smtpPort = readNumber(process.env, 'SMTP_PORT') ?? 0;
const mail = await startMail({ ...readProcessOptions(process.env), smtpPort });

reportReady('mail', { url: mail.url, smtpUrl: mail.smtpUrl }, () => mail.close());
