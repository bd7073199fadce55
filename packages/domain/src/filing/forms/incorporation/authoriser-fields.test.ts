import { describe, expect, it } from 'vitest';
import { agentIn, proposeAgent } from './authoriser-fields.ts';

describe('the agent who signs an application', () => {
  it.each([
    ['Mara Jane Quill', 'Mara Jane', 'Quill'],
    ['  Mara  Quill ', 'Mara', 'Quill'],
    ['Quill', '', 'Quill'],
    ['', '', ''],
  ])('is proposed as the firm and whoever fills it in, here “%s”', (fullName, forename, surname) => {
    expect(Object.values(proposeAgent({ firm: 'Harbour LLP', fullName }))).toEqual([
      'corporate',
      'Harbour LLP',
      forename,
      surname,
    ]);
  });

  it.each([
    ['agent', true],
    ['solicitor', true],
    ['subscribers', false],
    ['member', false],
    ['', false],
  ])('is proposed again from another application that %s signed: %s', (kind, isProposed) => {
    const agent = {
      'authoriser.address.premise': '7',
      ...proposeAgent({ firm: 'Harbour LLP', fullName: 'Mara Quill' }),
    };
    const other = {
      companyName: 'Plum Limited',
      'authoriser.kind': kind,
      'authoriser.agreesNameAuthenticates': 'yes',
    };
    expect(agentIn({ ...other, ...agent })).toEqual(isProposed ? agent : undefined);
  });
});
