import { describe, expect, it } from 'vitest';
import { hasPublishedSamples, named, parseSample } from '../testing/published-samples.ts';
import { readGatewayErrors, toGatewayRefusal } from './gateway-error.ts';

describe('an error of the gateway', () => {
  it('is read alone or in a list, its code as text', () => {
    const error = {
      code: 1003,
      description: 'Missing',
      property: 'amount',
      clientMessage: 'Enter an amount',
    };
    const read = { ...error, code: '1003' };
    expect(readGatewayErrors(error)).toEqual([read]);
    expect(readGatewayErrors({ errors: [error, { ...error, code: '1004' }] })).toEqual([
      read,
      { ...read, code: '1004' },
    ]);
  });

  it('may hold nothing but its code', () => {
    expect(readGatewayErrors({ code: 1002, property: null, description: null })).toEqual([
      { code: '1002', description: '', property: undefined, clientMessage: undefined },
    ]);
  });

  it.each([undefined, null, 'x', [], {}, { errors: [] }, { errors: 'x' }, { message: 'forbidden' }])(
    'is none in %j',
    (body) => {
      expect(readGatewayErrors(body)).toBeUndefined();
      expect(toGatewayRefusal(403, body)).toBeUndefined();
    },
  );

  it('refuses by field as soon as one of several names one', () => {
    const errors = [{ code: 1 }, { code: 2, property: 'amount' }];
    expect(toGatewayRefusal(422, { errors })).toMatchObject({
      kind: 'field-errors',
      errors: [{}, { property: 'amount' }],
    });
    expect(toGatewayRefusal(422, { errors: errors.slice(0, 1) })).toEqual({
      kind: 'gateway-error',
      httpStatus: 422,
      code: '1',
      description: '',
    });
  });

  it.skipIf(!hasPublishedSamples)(named('is read from every published example'), () => {
    const samples = [
      'error-1005-single-object.json',
      'errors-422-1009-bad-card-reference.json',
      'errors-422-array.json',
      'transaction-response-422-1011.json',
    ];
    for (const sample of samples) expect(readGatewayErrors(parseSample(sample)), sample).not.toBeUndefined();
  });
});
