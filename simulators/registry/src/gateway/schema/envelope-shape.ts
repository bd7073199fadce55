import { anything, many, one, optional, type Shape, sequence, text } from './shape.ts';
import { digits, oneOfValues, plain } from './text-types.ts';

export const envelopeNamespace = 'http://www.govtalk.gov.uk/CM/envelope';

const envelopeId = text({ base: 'string', pattern: /^[0-9A-F]{0,32}$/ });

/*
 * The published schema ends a class at 32 characters, yet the registry has developers send one of 36:
 * ConfirmationAndVerificationStatement. So the gateway cannot be holding to it.
 */
const messageDetails = sequence(
  one('Class', text({ base: 'string', pattern: /^[\p{L}\p{Nd}_\-(){}]*$/u, minLength: 4, maxLength: 64 })),
  one('Qualifier', oneOfValues(['request', 'acknowledgement', 'response', 'poll', 'error'])),
  optional('Function', oneOfValues(['list', 'read', 'delete', 'add', 'submit'])),
  optional('TransactionID', envelopeId),
  optional('AuditID', envelopeId),
  optional('CorrelationID', envelopeId),
  optional('ResponseEndPoint', plain),
  optional('Transformation', oneOfValues(['XML', 'HTML', 'text'])),
  optional('GatewayTest', digits),
  optional('GatewayTimestamp', text({ base: 'dateTime' })),
);

const authentication = sequence(
  one('Method', oneOfValues(['clear', 'CHMD5', 'W3Csigned'])),
  optional('Role', plain),
  one('Value', plain),
);

const mailAddress = text({
  base: 'string',
  pattern: /^[A-Za-z0-9.\-_]{1,64}@[A-Za-z0-9.\-_]{1,64}$/,
  minLength: 3,
  maxLength: 129,
});

const senderDetails = sequence(
  optional('IDAuthentication', sequence(optional('SenderID', plain), many('Authentication', authentication))),
  optional('X509Certificate', text({ base: 'base64' })),
  optional('EmailAddress', mailAddress),
);

const govTalkDetails = sequence(
  optional('Keys', sequence(many('Key', plain, 0))),
  optional(
    'TargetDetails',
    sequence(many('Organisation', text({ base: 'string', minLength: 1, maxLength: 64 }), 0)),
  ),
  optional('GatewayValidation', anything),
  many('ChannelRouting', anything, 0),
  optional('GovTalkErrors', anything),
  optional('GatewayAdditions', anything),
);

/** The GovTalk envelope, version 2 (section 3). */
export const envelopeShape: Shape = sequence(
  one('EnvelopeVersion', plain),
  one('Header', sequence(one('MessageDetails', messageDetails), optional('SenderDetails', senderDetails))),
  one('GovTalkDetails', govTalkDetails),
  optional('Body', anything),
);
