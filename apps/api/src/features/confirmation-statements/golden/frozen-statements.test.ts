import { Secret } from '@statbook/domain/secret';
import { createGatewayClient } from '@statbook/registry-client';
import { describe, expect, it } from 'vitest';
import { hashContent } from '../../../filings/attempt/freeze-attempt.ts';
import { filedForms } from '../../../workflows/send-filing/filed-forms.ts';
import { everythingFrozen, everythingSecrets, nothingChangedFrozen } from './frozen-statements.fixture.ts';
import { everythingSent, nothingChangedSent } from './sent-statements.fixture.ts';

const gateway = createGatewayClient({
  url: 'https://gateway.invalid',
  presenter: { id: new Secret('66666600001'), code: new Secret('SAMPLE00001') },
  gatewayTest: true,
  packageReference: '0012',
});

const header = {
  companyNumber: '12345678',
  companyName: 'PLUM PLC',
  companyAuthenticationCode: new Secret('SAMPLE'),
  submissionNumber: 'SAMPLE',
  dateSigned: '2026-11-20',
};

/** The form within the message that goes to the gateway. */
function formIn(content: unknown, secrets: Readonly<Record<string, string>>): string {
  const built = filedForms.CS01?.write?.(content, secrets, new Map());
  if (built === undefined) throw new Error('Nothing writes the statement.');
  const sealed = gateway.sealSubmission(header, built);
  if (!sealed.ok) throw new Error(JSON.stringify(sealed.problems));
  const xml = new TextDecoder().decode(sealed.submission.bytes);
  return /<Form>(.*)<\/Form>/s.exec(xml)?.[1] ?? xml;
}

describe('a statement that was frozen', () => {
  it('is known by the same hash for ever', () => {
    expect(hashContent(nothingChangedFrozen)).toBe(
      'cbea5b31cc8c5c1a7ce20b03884f0dab0955d0f532ec94f70f43979afaa8f7f5',
    );
    expect(hashContent(everythingFrozen)).toBe(
      '774c87a8f3671e70a8947b1a9c78ae5b7df7dfa38e201aec7756d7f7caa7e777',
    );
  });

  it('is sent in the same bytes for ever', () => {
    expect(formIn(nothingChangedFrozen, {})).toBe(nothingChangedSent);
    expect(formIn(everythingFrozen, everythingSecrets)).toBe(everythingSent);
  });
});
