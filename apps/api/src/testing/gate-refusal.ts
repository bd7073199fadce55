import type { QueuedFiling } from './queued-filing.ts';
import type { TestApi } from './test-api.ts';

/** The registry refuses the next message about this company with an error of its own. */
export async function refuseNextOf(
  api: TestApi,
  filing: Pick<QueuedFiling, 'number'>,
  { number, text }: { number: string; text: string },
): Promise<void> {
  const body = `<GovTalkMessage xmlns="http://www.govtalk.gov.uk/CM/envelope"><EnvelopeVersion>1.0</EnvelopeVersion>
<Header><MessageDetails><Class>ConfirmationStatement</Class><Qualifier>error</Qualifier></MessageDetails></Header>
<GovTalkDetails><Keys/><GovTalkErrors><Error><RaisedBy>ConfirmationStatement</RaisedBy><Number>${number}</Number>
<Type>fatal</Type><Text>${text}</Text><Location></Location></Error></GovTalkErrors></GovTalkDetails><Body></Body></GovTalkMessage>`;
  await api.registry.admin('POST', 'faults', {
    kind: 'status',
    status: 200,
    contentType: 'text/xml',
    body,
    path: 'xmlgw',
    bodyMatches: `<CompanyNumber>0?${filing.number.replace(/^0/, '')}</CompanyNumber>`,
    times: 1,
  });
}
