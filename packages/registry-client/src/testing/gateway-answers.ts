/** A GovTalk answer as the gateway writes one: bodies carry no namespace of their own. */
export interface AnswerParts {
  readonly className: string;
  readonly qualifier?: string;
  readonly transactionId?: string;
  readonly errors?: string;
  readonly body?: string;
  readonly namespace?: string;
}

/** Writes an answer for a test server. */
export function govTalkAnswer(parts: AnswerParts): string {
  const namespace = parts.namespace ?? 'http://www.govtalk.gov.uk/CM/envelope';
  return `<?xml version="1.0" encoding="UTF-8" ?>
<GovTalkMessage xmlns="${namespace}"><EnvelopeVersion>1.0</EnvelopeVersion>
  <Header><MessageDetails><Class>${parts.className}</Class><Qualifier>${parts.qualifier ?? 'response'}</Qualifier>
    <TransactionID>${parts.transactionId ?? ''}</TransactionID>
    <GatewayTimestamp>2026-11-20T09:30:00-00:00</GatewayTimestamp></MessageDetails>
    <SenderDetails><IDAuthentication><SenderID>0123</SenderID>
      <Authentication><Method>CHMD5</Method><Value></Value></Authentication></IDAuthentication></SenderDetails></Header>
  <GovTalkDetails><Keys/>${parts.errors ?? ''}</GovTalkDetails><Body>${parts.body ?? ''}</Body></GovTalkMessage>`;
}

/** A `GovTalkErrors` block with one error. */
export function govTalkError(number: string, text: string): string {
  return `<GovTalkErrors><Error><RaisedBy>ConfirmationStatement</RaisedBy><Number>${number}</Number>
    <Type>fatal</Type><Text>${text}</Text><Location></Location></Error></GovTalkErrors>`;
}
