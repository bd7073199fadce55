/** Longest registered e-mail address the gateway takes. */
const LONGEST_EMAIL = 256;

/** Why an address cannot be the registered e-mail address. */
export type EmailRefusal = 'empty' | 'too-long' | 'not-an-email';

/** The same in words, for whoever enters it. */
export const EMAIL_REFUSALS: Readonly<Record<EmailRefusal, string>> = {
  empty: 'Enter the registered email address',
  'too-long': `Enter an email address of at most ${LONGEST_EMAIL} characters`,
  'not-an-email': 'Enter an email address in the correct format, like name@example.com',
};

/** What is wrong with a registered e-mail address by the registrar's own rule; undefined when nothing is. */
export function findEmailRefusal(text: string): EmailRefusal | undefined {
  const typed = text.trim();
  if (typed === '') return 'empty';
  if (typed.length > LONGEST_EMAIL) return 'too-long';
  const address = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@([^.@][^@\s]+)$/.exec(typed);
  const host = address?.[1];
  return host !== undefined && !typed.includes('..') && isHost(host) ? undefined : 'not-an-email';
}

function isHost(host: string): boolean {
  const parts = host.split('.');
  const last = parts.at(-1) ?? '';
  const areParts = parts.every((part) => /^(xn|[a-z0-9]+)(-?-[a-z0-9]+)*$/i.test(part));
  return parts.length >= 2 && areParts && /^([a-z]{2,63}|xn--[a-z0-9]+(-[a-z0-9]+)*)$/i.test(last);
}
