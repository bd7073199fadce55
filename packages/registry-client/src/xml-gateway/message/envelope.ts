import { randomUUID } from 'node:crypto';
import { md5Hex, type Presenter } from '../presenter.ts';
import { element, textElement, writeXml, type XmlNode } from './xml-writer.ts';

/** Namespace of the envelope, GovTalk 2-0 (Egov_ch-v2-0.xsd). */
const ENVELOPE_NAMESPACE = 'http://www.govtalk.gov.uk/CM/envelope';
const ENVELOPE_SCHEMA = 'http://xmlgw.companieshouse.gov.uk/v2-1/schema/Egov_ch-v2-0.xsd';

/** Namespace of request bodies and forms. */
export const BODY_NAMESPACE = 'http://xmlgw.companieshouse.gov.uk';

/** One message to the gateway before it is written. */
export interface EnvelopeRequest {
  /** Header `Class`: what is asked. */
  readonly className: string;
  readonly transactionId: string;
  readonly presenter: Presenter;
  /** True sends `GatewayTest` 1; the live service gets no such element. */
  readonly gatewayTest: boolean;
  readonly body: XmlNode;
}

/** A new transaction ID: 32 upper-case hexadecimal digits, never used before by anyone. */
export function newTransactionId(): string {
  return randomUUID().replaceAll('-', '').toUpperCase();
}

/** The bytes of a GovTalk message, elements in the order of the envelope schema. */
export function writeEnvelope(request: EnvelopeRequest): Uint8Array {
  const message = element(
    'GovTalkMessage',
    [
      textElement('EnvelopeVersion', '1.0'),
      element('Header', [messageDetails(request), senderDetails(request.presenter)]),
      element('GovTalkDetails', [element('Keys')]),
      element('Body', [request.body]),
    ],
    {
      xmlns: ENVELOPE_NAMESPACE,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${ENVELOPE_NAMESPACE} ${ENVELOPE_SCHEMA}`,
    },
  );
  return new TextEncoder().encode(writeXml(message));
}

function messageDetails(request: EnvelopeRequest): XmlNode {
  return element('MessageDetails', [
    textElement('Class', request.className),
    textElement('Qualifier', 'request'),
    textElement('TransactionID', request.transactionId),
    request.gatewayTest ? textElement('GatewayTest', '1') : undefined,
  ]);
}

function senderDetails(presenter: Presenter): XmlNode {
  return element('SenderDetails', [
    element('IDAuthentication', [
      textElement('SenderID', md5Hex(presenter.id).reveal()),
      element('Authentication', [
        textElement('Method', 'clear'),
        textElement('Value', md5Hex(presenter.code).reveal()),
      ]),
    ]),
  ]);
}
