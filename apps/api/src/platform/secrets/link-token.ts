import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link, which only its letter holds. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of it: whoever reads the table cannot use the link. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
