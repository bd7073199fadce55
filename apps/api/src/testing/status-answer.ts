/** One status as the gateway writes it: number, code, and what else stands in it, as XML. */
export type WrittenStatus = readonly [number: string, code: string, more?: string];

/** An answer of the gateway, to whatever message, that holds these statuses: what its simulator never says by itself. */
export function statusAnswer(statuses: readonly WrittenStatus[]): string {
  const written = statuses.map(
    ([number, code, more = '']) =>
      `<Status><SubmissionNumber>${number}</SubmissionNumber><StatusCode>${code}</StatusCode>${more}</Status>`,
  );
  return `<GovTalkMessage xmlns="http://www.govtalk.gov.uk/CM/envelope"><EnvelopeVersion>1.0</EnvelopeVersion>
    <Header><MessageDetails><Class>GetSubmissionStatus</Class><Qualifier>response</Qualifier></MessageDetails></Header>
    <GovTalkDetails><Keys/></GovTalkDetails>
    <Body><SubmissionStatus>${written.join('')}</SubmissionStatus></Body></GovTalkMessage>`;
}
