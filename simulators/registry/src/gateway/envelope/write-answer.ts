import type { Refusal } from '../refusal.ts';
import { type Content, type Markup, writeXml } from '../../xml/write-xml.ts';
import type { Envelope } from './read-envelope.ts';

export interface AnswerFacts {
  envelope: Envelope;
  receivedAt: Date;
  qualifier?: 'response' | 'acknowledgement';
  /** One client has also met answers in the envelope of version 1 (section 3). */
  namespace?: 'v1' | 'v2';
}

/** An answer: its body carries no namespace of its own (section 5). */
export function writeAnswer(facts: AnswerFacts, body: Markup = {}): string {
  return writeMessage(facts, {
    qualifier: facts.qualifier ?? 'response',
    // The answer shows CHMD5 with an empty value, whatever was sent (captured in 2018).
    authentication: { Method: 'CHMD5', Value: '' },
    body,
  });
}

/** The answer to a message of which nothing was done (section 12). */
export function writeRefusal(facts: AnswerFacts, refusal: Refusal): string {
  const { messageClass, gatewayTest, authentication } = facts.envelope;
  const { method, value } = authentication ?? { method: 'clear', value: '' };
  const error = {
    RaisedBy: messageClass,
    Number: String(refusal.number),
    Type: 'fatal',
    Text: refusal.text,
    Location: '',
  };
  return writeMessage(facts, {
    qualifier: 'error',
    gatewayTest: gatewayTest || undefined,
    authentication: { Method: method, Value: value },
    errors: { Error: error },
    body: {},
  });
}

interface MessageParts {
  qualifier: string;
  gatewayTest?: string | undefined;
  authentication: Content;
  errors?: Content;
  body: Markup;
}

function writeMessage({ envelope, receivedAt, namespace }: AnswerFacts, parts: MessageParts): string {
  const message = {
    ...rootAttributes[namespace ?? 'v2'],
    EnvelopeVersion: '1.0',
    Header: {
      MessageDetails: {
        // An answer obeys its own schema, which knows no empty class.
        Class: envelope.messageClass || 'UndefinedClass',
        Qualifier: parts.qualifier,
        TransactionID: envelope.transactionId,
        GatewayTest: parts.gatewayTest,
        GatewayTimestamp: writeTimestamp(receivedAt),
      },
      SenderDetails: {
        IDAuthentication: { SenderID: envelope.senderId, Authentication: parts.authentication },
      },
    },
    GovTalkDetails: { Keys: '', GovTalkErrors: parts.errors },
    Body: parts.body,
  };
  return `<?xml version="1.0" encoding="UTF-8" ?>\n${writeXml({ GovTalkMessage: message })}\n`;
}

const commonNamespaces = {
  '@xmlns:dsig': 'http://www.w3.org/2000/09/xmldsig#',
  '@xmlns:gt': 'http://www.govtalk.gov.uk/schemas/govtalk/core',
  '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
};

const rootAttributes = {
  v2: {
    '@xsi:schemaLocation':
      'http://www.govtalk.gov.uk/CM/envelope http://xmlgw.companieshouse.gov.uk/v2-1/schema/Egov_ch-v2-0.xsd',
    '@xmlns': 'http://www.govtalk.gov.uk/CM/envelope',
    ...commonNamespaces,
  },
  v1: { '@xmlns': 'http://www.govtalk.gov.uk/schemas/govtalk/govtalkheader', ...commonNamespaces },
};

/** `2018-01-29T12:00:39-00:00` */
function writeTimestamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}-00:00`;
}
