import { describe, expect, it } from 'vitest';
import { acceptanceBinding, readAcceptance } from '../../filings/accepted/acceptance.ts';
import { queueFiling, untilState } from '../../testing/queued-filing.ts';
import { statusAnswer } from '../../testing/status-answer.ts';
import { testApi } from '../../testing/test-api.ts';
import { filedForms } from '../send-filing/filed-forms.ts';
import { sendFiling } from '../send-filing/send-filing.ts';

const { signal } = new AbortController();

/** The attempt of a filing whose decision the gateway gives with these details. */
async function decide(code: 'ACCEPT' | 'REJECT', details: string) {
  const api = await testApi();
  const { platform } = api.server;
  const key = await queueFiling(api, await api.newAccount());
  await api.registry.admin('POST', 'gateway/rules', { companyNumber: key.number, outcome: 'hold' });
  await sendFiling({ ...platform, forms: filedForms }, key, signal);
  const { attempt } = await untilState(platform, key, 'pending');
  const number = attempt.submissionNumber ?? '';
  await api.registry.admin('POST', 'faults', {
    kind: 'malformed',
    path: 'xmlgw',
    bodyMatches: `<GetSubmissionStatus.*<SubmissionNumber>${number}<`,
    body: statusAnswer([[number, code, details]]),
  });
  const decided = await untilState(platform, key, 'accepted', 'rejected');
  return { platform, attempt: decided.attempt };
}

describe.concurrent('the details of a decision', () => {
  it('of an incorporation are kept, the new company’s code sealed', async () => {
    const { platform, attempt } = await decide(
      'ACCEPT',
      `<IncorporationDetails><IncorporationDate>2026-11-20</IncorporationDate>
        <AuthenticationCode>ZX81QL</AuthenticationCode></IncorporationDetails>`,
    );
    expect(readAcceptance(attempt)).toEqual({ kind: 'incorporation', incorporationDate: '2026-11-20' });
    expect(JSON.stringify(attempt.acceptance)).not.toContain('ZX81QL');
    const sealed = attempt.acceptanceSealed ?? new Uint8Array();
    expect(platform.vault.unseal(sealed, acceptanceBinding(attempt)).reveal()).toBe('ZX81QL');
  });

  it('of a charge are its code', async () => {
    const { attempt } = await decide(
      'ACCEPT',
      '<ChargeDetails><ChargeCode>012345670001</ChargeCode></ChargeDetails>',
    );
    expect(readAcceptance(attempt)).toEqual({ kind: 'charge', chargeCode: '012345670001' });
    expect(attempt.acceptanceSealed).toBeNull();
  });

  it('of a rejection hold the reference that the next attempt repeats', async () => {
    const { attempt } = await decide(
      'REJECT',
      `<Rejections><Reject><RejectCode>1</RejectCode><Description>Unreadable Attachment</Description></Reject>
        <RejectReference>123456789</RejectReference></Rejections>`,
    );
    expect(attempt).toMatchObject({ rejectReference: '123456789', acceptance: null });
  });
});
