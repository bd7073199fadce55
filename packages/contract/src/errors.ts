/** One kind of refusal: its HTTP status and what the person is told (the specification's texts stand here). */
export interface ErrorKind {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503 | 504;
  title: string;
  detail: string;
}

export const kind = (status: ErrorKind['status'], title: string, detail: string): ErrorKind => ({
  status,
  title,
  detail,
});

/** Every refusal that the product gives, by code. A feature's own codes stand in its file of `errors/`. */
export const coreErrors = {
  'not-signed-in': kind(401, 'Not signed in', 'Sign in to go on.'),
  'session-ended': kind(401, 'Session ended', 'Your session has ended. Sign in again.'),
  'session-idle': kind(
    401,
    'Session ended',
    'Your session has ended, because nothing was done for some time. What you saved is kept. Sign in again.',
  ),
  'not-invited': kind(
    403,
    'No account',
    'You are signed in, but no Statbook account has invited this email address. Ask your main user to invite you.',
  ),
  'caller-mismatch': kind(
    403,
    'Not you',
    'The request names another user than the one who is signed in. Leave the parameter out or sign in as that user.',
  ),
  'flag-missing': kind(
    403,
    'Not allowed',
    'Your access does not include this. A main user of your account can change that.',
  ),
  'not-found': kind(404, 'Not found', 'There is no such record, or it is outside your reach.'),
  'invalid-request': kind(
    400,
    'There is a problem',
    'Some of what was sent cannot be used. Each field says what to do.',
  ),
  'body-unreadable': kind(
    400,
    'Unreadable body',
    'The body of the request cannot be read. Send one JSON object, as application/json in UTF-8.',
  ),
  'body-too-large': kind(
    413,
    'Too large',
    'What was sent is larger than this call takes. Send less at a time.',
  ),
  'call-unknown': kind(404, 'No such call', 'No call has this address. All calls are listed at /api/docs.'),
  'method-not-allowed': kind(
    405,
    'Another method',
    'This address is not called by this method. The header Allow names those that it is called by.',
  ),
  'secret-in-url': kind(
    400,
    'Secret in the address',
    'Codes and tokens are not accepted in an address. Send the same call as POST with the code in its body.',
  ),
  'too-many-requests': kind(429, 'Too many requests', 'Wait a minute and try again.'),
  'wrong-connection-type': kind(
    400,
    'Wrong connection type',
    'The request names another connection type than this installation runs in.',
  ),
  'changed-meanwhile': kind(
    409,
    'Changed meanwhile',
    'Somebody changed this while you worked on it. Reload it and try again.',
  ),
  'issuer-unavailable': kind(
    503,
    'Sign-in service unavailable',
    'The sign-in service does not answer. Try again in a moment.',
  ),
  internal: kind(
    500,
    'Something went wrong',
    'That is our fault. Nothing was lost. Try again, and quote the request id if it stays.',
  ),
} as const satisfies Record<string, ErrorKind>;
