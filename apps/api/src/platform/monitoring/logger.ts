import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Members that never reach a log line, whatever object they come in. */
const secretMembers = [
  'authorization',
  'cookie',
  'password',
  'apiKey',
  'password',
  'authCode',
  'presenterAuthenticationCode',
  'accessToken',
  'access_token',
  'refresh_token',
  'id_token',
  'code',
  'cRes',
  'cres',
  'cReq',
  'creq',
  'cardDetails',
  'cardNumber',
  'securityCode',
  'expiryDate',
  'merchantSessionKey',
  'merchantSessionKey',
  'cardIdentifier',
  'cardIdentifier',
  'personalCode',
  'params',
];

/** Structured logs, one JSON object a line, without secrets and query strings. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: secretMembers.flatMap((member) => [member, `*.${member}`, `*.*.${member}`]),
        censor: '[hidden]',
      },
      serializers: { err: describeError },
    },
    destination ?? pino.destination(2),
  );
}

interface DescribedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: DescribedError;
}

/** An error without what a driver adds to it: failed queries carry their parameters in the message. */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error object' };
  const isQuery = 'params' in error;
  const stack = isQuery ? undefined : error.stack;
  return {
    type: error.constructor.name,
    message: isQuery ? 'A query failed' : error.message,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(stack !== undefined && { stack }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
