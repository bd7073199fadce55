import { describe, expect, it } from 'vitest';
import { residenceFields } from './service-address-fields.ts';

describe('where an officer lives', () => {
  const paths = { residence: 'residence', service: 'service' };
  const asked = (service: string, residence = '') =>
    residenceFields({ 'service.kind': service, 'residence.kind': residence }, paths).map(({ path }) => path);

  it.each(['address', ''])('is the service address or another one, where that is “%s”', (service) => {
    const [question, ...lines] = residenceFields({ 'service.kind': service }, paths);
    expect(question?.options?.map(({ label }) => label)).toEqual([
      'The same as the service address',
      'Another address, which is not public',
    ]);
    expect(lines).toEqual([]);
    expect(asked(service, 'service-address')).toEqual(['residence.kind']);
    expect(asked(service, 'protected-address')).toContain('residentialAddress.premise');
  });

  it('is asked for at once where the service address is the registered office, and nothing is to choose', () => {
    const [first] = asked('registered-office');
    expect(first).toBe('residentialAddress.premise');
    expect(asked('registered-office', 'service-address')).toEqual(asked('registered-office'));
  });
});
