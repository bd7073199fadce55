export { type MailOptions, type RunningMail, startMail } from './mail.ts';
