import { findSchemaError } from '../schema/check-schema.ts';
import { readXml } from '../../xml/read-xml.ts';
import { findAt, textAt, type XmlElement } from '../../xml/xml-element.ts';
import { invalidContent, invalidEnvelope, type Refusal } from '../refusal.ts';

/** What the gateway takes from the envelope of a request (section 3). */
export interface Envelope {
  messageClass: string;
  transactionId: string;
  isTest: boolean;
  /** As sent in GatewayTest; undefined when it was left out. */
  gatewayTest: string | undefined;
  senderId: string;
  /** The first Authentication that came, if any. */
  authentication: { method: string; value: string } | undefined;
  /** The one element in the body, or undefined for an empty one. */
  body: XmlElement | undefined;
}

export type EnvelopeReading =
  | { ok: true; envelope: Envelope }
  /** What could be read of it goes into the answer all the same. */
  | { ok: false; refusal: Refusal; envelope: Envelope };

/** Rows 1 and 2 of section 19: not XML, and not an envelope. */
export function readEnvelope(source: string): EnvelopeReading {
  const root = readXml(source);
  const envelope = toEnvelope(root);
  if (root === undefined)
    return { ok: false, refusal: invalidContent('Invalid XML document supplied'), envelope };
  const error = findEnvelopeError(root);
  return error === undefined
    ? { ok: true, envelope }
    : { ok: false, refusal: invalidEnvelope(error), envelope };
}

function findEnvelopeError(root: XmlElement): string | undefined {
  const error = findSchemaError(root);
  if (error !== undefined) return error;
  const qualifier = textAt(root, 'Header', 'MessageDetails', 'Qualifier');
  return qualifier === 'request' ? undefined : `Qualifier '${qualifier}' is not a request.`;
}

function toEnvelope(root: XmlElement | undefined): Envelope {
  const details = findAt(root, 'Header', 'MessageDetails');
  const sender = findAt(root, 'Header', 'SenderDetails', 'IDAuthentication');
  const authentication = findAt(sender, 'Authentication');
  const gatewayTest = textAt(details, 'GatewayTest');
  return {
    messageClass: textAt(details, 'Class') ?? '',
    transactionId: textAt(details, 'TransactionID') ?? '',
    isTest: gatewayTest === '1',
    gatewayTest,
    senderId: textAt(sender, 'SenderID') ?? '',
    authentication: authentication && {
      method: textAt(authentication, 'Method') ?? '',
      value: textAt(authentication, 'Value') ?? '',
    },
    body: findAt(root, 'Body')?.children[0],
  };
}
