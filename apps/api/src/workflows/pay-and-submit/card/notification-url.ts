import { rowOf } from '@statbook/contract/call-table';

/** Where the bank's page posts its result. The gateway takes no `localhost`, so this machine goes by its number. */
export function notificationUrl(publicUrl: string): string {
  const url = new URL(rowOf('handleChallengeResult')[1], publicUrl);
  if (url.hostname === 'localhost') url.hostname = '127.0.0.1';
  return url.href;
}
