import type { FormId } from './form-catalogue.ts';

/** What somebody is whom a form introduces to its company. */
export type NewcomerKind = 'human' | 'body';

const KINDS: Partial<Record<FormId, NewcomerKind>> = {
  AP01: 'human',
  AP02: 'body',
  AP03: 'human',
  AP04: 'body',
  PSC01: 'human',
  PSC02: 'body',
  PSC03: 'body',
};

/** Whom a form introduces to its company; undefined where it is about nobody new. */
export function kindOfNewcomer(form: FormId): NewcomerKind | undefined {
  return KINDS[form];
}
