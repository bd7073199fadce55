import type { FormId } from './form-catalogue.ts';

/** What somebody is whom a form introduces to its company; an incorporation introduces people and bodies. */
export type NewcomerKind = 'human' | 'body' | 'either';

const KINDS: Partial<Record<FormId, NewcomerKind>> = {
  AP01: 'human',
  AP02: 'body',
  AP03: 'human',
  AP04: 'body',
  IN01: 'either',
  PSC01: 'human',
  PSC02: 'body',
  PSC03: 'body',
};

/** Whom a form introduces to its company; undefined where it is about nobody new. */
export function kindOfNewcomer(form: FormId): NewcomerKind | undefined {
  return KINDS[form];
}
