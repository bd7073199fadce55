import { peopleOf } from '../../../testing/people-books.ts';
import type { TestPerson } from '../../../testing/test-api.ts';

export { giveReach, register } from '../../../testing/people-books.ts';

export const controllerAndDirector = {
  mara: { forename: 'Mara', surname: 'Quill', dateOfBirth: '1970-05-11' },
  otto: { forename: 'Otto', surname: 'Brand', dateOfBirth: '1981-02-03' },
};

/** The ids of the people that somebody sees, by their names. */
export async function idsByName(person: TestPerson): Promise<Readonly<Record<string, string>>> {
  const { entity } = await peopleOf(person);
  return Object.fromEntries(
    entity.map(({ name, personId }: { name: string; personId: string }) => [name, personId]),
  );
}
