import { findChild, findPath, findText, listChildren, parseXml, type XmlElement } from './xml-reader.ts';

/** Reads an answer by local names, whatever the envelope's namespace; undefined when it is no GovTalk message. */
export function parseAnswer(xml: string) {
  const root = parseXml(xml);
  if (root?.name !== 'GovTalkMessage') return undefined;
  const details = findPath(root, 'Header', 'MessageDetails');
  const qualifier = findText(details, 'Qualifier');
  if (qualifier === undefined) return undefined;
  return {
    className: findText(details, 'Class'),
    qualifier,
    /** Echo of ours; empty answers leave it out. */
    transactionId: findText(details, 'TransactionID'),
    /** When the gateway took the message (for a form: the legal time of receipt), as written. */
    gatewayTimestamp: findText(details, 'GatewayTimestamp'),
    errors: readErrors(findPath(root, 'GovTalkDetails', 'GovTalkErrors')),
    /** The only element of `Body`, if any. */
    body: findChild(root, 'Body')?.children[0],
  };
}

export type GatewayAnswer = NonNullable<ReturnType<typeof parseAnswer>>;

/** The entries of `GovTalkErrors`, as the gateway wrote them. */
export function readErrors(govTalkErrors: XmlElement | undefined) {
  return listChildren(govTalkErrors, 'Error').map((error) => ({
    /** Absent in some answers; otherwise the digits as sent. */
    number: findText(error, 'Number'),
    text: listChildren(error, 'Text')
      .map((text) => text.text)
      .join(' '),
    type: findText(error, 'Type'),
    raisedBy: findText(error, 'RaisedBy'),
    location: findText(error, 'Location'),
  }));
}

export type GovTalkError = ReturnType<typeof readErrors>[number];
