import type { Simulators } from './start-simulators.ts';

/** The company that every simulated register has with nothing wrong with it, and a statement due. */
const bakery = { number: '09990001', code: 'BAKE01' } as const;

/** Enters another company like the bakery, for which nobody has filed; gives its number and code. */
export function enterCopiedCompany({ register }: Pick<Simulators, 'register'>, place: number) {
  const model = register.findCompany(bakery.number);
  if (model === undefined) throw new Error('The bakery is gone.');
  const number = `08${String(place).padStart(6, '0')}`;
  register.save({ ...model, number, name: `HARBOUR LIGHT BAKERY ${number} LIMITED` });
  return { number, code: bakery.code };
}
