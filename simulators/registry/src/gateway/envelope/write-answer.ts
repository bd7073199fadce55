import type { Refusal } from '../refusal.ts';
import { element, type Markup, optionalText, textElement } from '../xml/write-xml.ts';
import type { Envelope } from './read-envelope.ts';

export interface AnswerFacts {
  envelope: Envelope;
  /** When the gateway received the message. */
  receivedAt: Date;
  qualifier?: 'response' | 'acknowledgement';
  /** One client has also met answers in the envelope of version 1 (section 3). */
  namespace?: 'v1' | 'v2';
}

/** An answer: its body carries no namespace of its own (section 5). */
export function writeAnswer(facts: AnswerFacts, body?: Markup): string {
  return writeMessage(facts, {
    qualifier: facts.qualifier ?? 'response',
    gatewayTest: undefined,
    // The answer shows CHMD5 with an empty value, whatever was sent (captured in 2018).
    authentication: [textElement('Method', 'CHMD5'), textElement('Value', '')],
    errors: undefined,
    body,
  });
}

/** The answer to a message of which nothing was done (section 12). */
export function writeRefusal(facts: AnswerFacts, refusal: Refusal): string {
  const { envelope } = facts;
  return writeMessage(facts, {
    qualifier: 'error',
    gatewayTest: envelope.gatewayTest,
    authentication: [
      textElement('Method', envelope.authentication?.method ?? 'clear'),
      textElement('Value', envelope.authentication?.value ?? ''),
    ],
    errors: element('GovTalkErrors', [
      element('Error', [
        textElement('RaisedBy', envelope.messageClass),
        textElement('Number', String(refusal.number)),
        textElement('Type', 'fatal'),
        textElement('Text', refusal.text),
        textElement('Location', ''),
      ]),
    ]),
    body: undefined,
  });
}

interface MessageParts {
  qualifier: string;
  gatewayTest: string | undefined;
  authentication: Markup[];
  errors: Markup | undefined;
  body: Markup | undefined;
}

function writeMessage({ envelope, receivedAt, namespace }: AnswerFacts, parts: MessageParts): string {
  const messageDetails = element('MessageDetails', [
    textElement('Class', envelope.messageClass),
    textElement('Qualifier', parts.qualifier),
    textElement('TransactionID', envelope.transactionId),
    optionalText('GatewayTest', parts.gatewayTest),
    textElement('GatewayTimestamp', writeTimestamp(receivedAt)),
  ]);
  const sender = element('IDAuthentication', [
    textElement('SenderID', envelope.senderId),
    element('Authentication', parts.authentication),
  ]);
  const message = element(
    'GovTalkMessage',
    [
      textElement('EnvelopeVersion', '1.0'),
      element('Header', [messageDetails, element('SenderDetails', [sender])]),
      element('GovTalkDetails', [element('Keys', []), parts.errors]),
      element('Body', [parts.body]),
    ],
    rootAttributes[namespace ?? 'v2'],
  );
  return `<?xml version="1.0" encoding="UTF-8" ?>\n${message}\n`;
}

const commonNamespaces = {
  'xmlns:dsig': 'http://www.w3.org/2000/09/xmldsig#',
  'xmlns:gt': 'http://www.govtalk.gov.uk/schemas/govtalk/core',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
};

const rootAttributes = {
  v2: {
    'xsi:schemaLocation':
      'http://www.govtalk.gov.uk/CM/envelope http://xmlgw.companieshouse.gov.uk/v2-1/schema/Egov_ch-v2-0.xsd',
    xmlns: 'http://www.govtalk.gov.uk/CM/envelope',
    ...commonNamespaces,
  },
  v1: { xmlns: 'http://www.govtalk.gov.uk/schemas/govtalk/govtalkheader', ...commonNamespaces },
};

/** `2018-01-29T12:00:39-00:00` */
function writeTimestamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}-00:00`;
}
