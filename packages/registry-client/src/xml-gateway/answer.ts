import { findChild, findPath, findText, listChildren, parseXml, type XmlElement } from './xml-reader.ts';

/** One entry of `GovTalkErrors`, as the gateway wrote it. */
export interface GovTalkError {
  /** Absent in some answers; otherwise the digits as sent. */
  readonly number: string | undefined;
  readonly text: string;
  readonly type: string | undefined;
  readonly raisedBy: string | undefined;
  readonly location: string | undefined;
}

/** A GovTalk answer, taken apart. */
export interface GatewayAnswer {
  readonly className: string | undefined;
  readonly qualifier: string;
  /** Echo of ours; empty answers leave it out. */
  readonly transactionId: string | undefined;
  /** When the gateway took the message (for a form: the legal time of receipt), as written. */
  readonly gatewayTimestamp: string | undefined;
  readonly errors: readonly GovTalkError[];
  /** The only element of `Body`, if any. */
  readonly body: XmlElement | undefined;
}

/** Reads an answer by local names, whatever the envelope's namespace; undefined when it is no GovTalk message. */
export function parseAnswer(xml: string): GatewayAnswer | undefined {
  const root = parseXml(xml);
  if (root?.name !== 'GovTalkMessage') return undefined;
  const details = findPath(root, 'Header', 'MessageDetails');
  const qualifier = findText(details, 'Qualifier');
  if (qualifier === undefined) return undefined;
  return {
    className: findText(details, 'Class'),
    qualifier,
    transactionId: findText(details, 'TransactionID'),
    gatewayTimestamp: findText(details, 'GatewayTimestamp'),
    errors: readErrors(findPath(root, 'GovTalkDetails', 'GovTalkErrors')),
    body: findChild(root, 'Body')?.children[0],
  };
}

/** The errors of a `GovTalkErrors` element. */
export function readErrors(govTalkErrors: XmlElement | undefined): readonly GovTalkError[] {
  return listChildren(govTalkErrors, 'Error').map((error) => ({
    number: findText(error, 'Number'),
    text: listChildren(error, 'Text')
      .map((text) => text.text)
      .join(' '),
    type: findText(error, 'Type'),
    raisedBy: findText(error, 'RaisedBy'),
    location: findText(error, 'Location'),
  }));
}
