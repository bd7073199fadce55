import type { CallOptions } from '../../registry-failure.ts';
import { askGateway } from '../exchange/ask-gateway.ts';
import { BODY_NAMESPACE } from '../message/envelope.ts';
import type { GatewayConnection } from '../gateway-config.ts';
import type { GatewayReply } from '../exchange/gateway-reply.ts';
import { readDate } from '../message/values.ts';
import { findChild, findText, type XmlElement } from '../message/xml-reader.ts';
import { element, textElement } from '../message/xml-writer.ts';

/** Fetches a document by the key of an acceptance. The reply's `raw` leaves the document's data out. */
export async function getDocument(
  connection: GatewayConnection,
  documentKey: string,
  options: CallOptions,
): Promise<GatewayReply<GatewayDocument>> {
  const body = element('GetDocument', [textElement('DocRequestKey', documentKey)], { xmlns: BODY_NAMESPACE });
  const reply = await askGateway(connection, { className: 'GetDocument', body, read: readDocument, options });
  return reply.ok ? { ...reply, raw: withoutData(reply.raw) } : reply;
}

/** Reads `Document`; the data stands in `DocumentData`, in older versions in `Data`. */
function readDocument(body: XmlElement | undefined) {
  const data = findChild(body, 'DocumentData') ?? findChild(body, 'Data');
  if (body?.name !== 'Document' || !data) return undefined;
  const bytes = Buffer.from(data.text, 'base64');
  if (bytes.byteLength === 0) return undefined;
  return {
    companyNumber: findText(body, 'CompanyNumber'),
    documentDate: readDate(body, 'DocumentDate'),
    documentType: findText(body, 'DocumentType'),
    documentId: findText(body, 'DocumentID'),
    filename: data.attributes.get('filename'),
    /** The real content type, whatever way the gateway spelt it. */
    contentType: (data.attributes.get('content-type') ?? 'application/pdf').replace(
      'application.',
      'application/',
    ),
    bytes,
  };
}

/** A document that came with an acceptance, such as a certificate of incorporation. */
export type GatewayDocument = NonNullable<ReturnType<typeof readDocument>>;

function withoutData(xml: string): string {
  return xml.replaceAll(/(<(?:\w+:)?(?:DocumentData|Data)\b[^>]*>)[^<]*/g, '$1');
}
