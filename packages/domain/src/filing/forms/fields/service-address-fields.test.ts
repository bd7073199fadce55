import { describe, expect, it } from 'vitest';
import { residenceFields } from './service-address-fields.ts';

describe('where an officer lives', () => {
  const offered = (service: string) => {
    const paths = { residence: 'residence', service: 'service' };
    const [question] = residenceFields({ 'service.kind': service }, paths);
    return question?.options?.map(({ label }) => label);
  };

  it('is the service address or another one, where that is an address of its own', () => {
    expect(offered('address')).toEqual([
      'The same as the service address',
      'Another address, which is not public',
    ]);
  });

  it('is never called another address where there is none to differ from', () => {
    expect(offered('registered-office')).toEqual(['An address that is not public']);
  });
});
