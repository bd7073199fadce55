import { civilDate } from '@statbook/domain/dates';
import { readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { type ApprovalEvidenceInput, drawApprovalEvidence } from './approval-evidence.ts';

const evidence: ApprovalEvidenceInput = {
  company: { name: 'HARBOUR LIGHT BAKERY LIMITED', number: '09990001' },
  form: 'AD01',
  formName: 'Change of registered office address',
  contentSha256: '0123456789abcdef'.repeat(4),
  askedBy: 'Maren Holt',
  askedAt: '26 November 2026, 09:00:00 UTC',
  decisions: [
    {
      name: 'Idris Vane',
      linkTo: undefined,
      givenFrom: undefined,
      isApproved: true,
      at: '26 November 2026, 10:04:11 UTC',
      authority: 'by board resolution of 3 November',
      words: undefined,
    },
  ],
  sent: 'Exactly this, on 26 November 2026, 11:00:00 UTC',
  answers: [{ section: 'Address', label: 'Post town', value: 'Whitby' }],
  madeOn: civilDate('2026-11-26'),
};

async function textOf(input: ApprovalEvidenceInput): Promise<string> {
  const { pages } = await readDocument(await drawApprovalEvidence(input));
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

describe('the evidence of an approval', () => {
  it('names who approved what, when and under which authority', async () => {
    const text = await textOf(evidence);
    for (const said of [
      'Evidence of approval',
      'AD01 Change of registered office address',
      '01234567 89abcdef',
      'Maren Holt, 26 November 2026, 09:00:00 UTC',
      'Approved by Idris Vane, 26 November 2026, 10:04:11 UTC',
      'Authority by board resolution of 3 November',
      'Exactly this, on 26 November 2026',
      'Post town Whitby',
    ])
      expect(text).toContain(said);
  });

  it('names the address to which the link of a signatory went', async () => {
    const [decision] = evidence.decisions;
    if (decision === undefined) throw new Error('There is a decision.');
    const text = await textOf({ ...evidence, decisions: [{ ...decision, linkTo: 'ada@company.example' }] });
    expect(text).toContain('Decided by link, sent to ada@company.example');
    expect(await textOf(evidence)).not.toContain('Decided by link');
  });

  it('says from where a decision by link came, where that was kept', async () => {
    const [decision] = evidence.decisions;
    if (decision === undefined) throw new Error('There is a decision.');
    const givenFrom = '203.0.113.7, Chrome on Windows';
    const text = await textOf({ ...evidence, decisions: [{ ...decision, givenFrom }] });
    expect(text).toContain(`Decided from ${givenFrom}`);
    expect(await textOf(evidence)).not.toContain('Decided from');
  });

  it('keeps a character that no typeface has, and explains the box in its place', async () => {
    const [decision] = evidence.decisions;
    if (decision === undefined) throw new Error('There is a decision.');
    const words = 'The postcode is wrong 😀: it is LS1 4DZ.';
    const text = await textOf({ ...evidence, decisions: [{ ...decision, isApproved: false, words }] });
    expect(text).toContain('Reason The postcode is wrong');
    expect(text).toContain('An empty box stands for a character');
    expect(text).toContain('U+1F600');
    expect(await textOf(evidence)).not.toContain('empty box');
  });

  it('says so while nobody has decided and nothing was sent', async () => {
    const text = await textOf({ ...evidence, decisions: [], sent: undefined });
    expect(text).toContain('Nobody has decided yet.');
    expect(text).toContain('Sent Not sent');
  });
});
