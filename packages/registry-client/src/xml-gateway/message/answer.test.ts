import { describe, expect, it } from 'vitest';
import { govTalkAnswer, govTalkError } from '../../testing/gateway-answers.ts';
import { parseAnswer } from './answer.ts';

describe('an answer of the gateway', () => {
  it('is taken apart', () => {
    const xml = govTalkAnswer({
      className: 'PaymentPeriodsRequest',
      transactionId: 'AB',
      body: '<P a="1">x</P>',
    });
    expect(parseAnswer(xml)).toMatchObject({
      className: 'PaymentPeriodsRequest',
      qualifier: 'response',
      transactionId: 'AB',
      gatewayTimestamp: '2026-11-20T09:30:00-00:00',
      errors: [],
      body: { name: 'P', text: 'x' },
    });
  });

  it('has no transaction where the gateway echoes none, and no body where there is none', () => {
    expect(parseAnswer(govTalkAnswer({ className: 'X' }))).toMatchObject({
      transactionId: undefined,
      body: undefined,
    });
  });

  it('has all errors, with texts in several elements joined', () => {
    const error = govTalkError('9999', 'One').replace('</Text>', '</Text><Text>two</Text>');
    const both = error.replace('</GovTalkErrors>', '<Error><Text>Another</Text></Error></GovTalkErrors>');
    expect(parseAnswer(govTalkAnswer({ className: 'X', errors: both }))?.errors).toMatchObject([
      {
        number: '9999',
        text: 'One two',
        type: 'fatal',
        raisedBy: 'ConfirmationStatement',
        location: undefined,
      },
      { number: undefined, text: 'Another' },
    ]);
  });

  it.each([
    ['another root', '<Other/>'],
    [
      'no qualifier',
      '<GovTalkMessage><Header><MessageDetails><Class>X</Class></MessageDetails></Header></GovTalkMessage>',
    ],
    ['no XML', 'Bad gateway'],
  ])('is not read from %s', (_, xml) => {
    expect(parseAnswer(xml)).toBeUndefined();
  });
});
