import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { givenTo } from '#testing/served-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import { bakery, maraId, person, role, showPerson } from '../person-page.fixture.tsx';

const codeHeld = {
  since: '2026-03-03T09:30:00.000Z',
  source: 'typed',
  givenBy: 'Ada Baker',
  verifiedName: null,
  nameReason: null,
};

describe('the personal code of a person', () => {
  provideTextEditing();

  it('is asked for where none is held, and refused at its field with what to do', async () => {
    let asked = 0;
    const message = 'This code is held for HALE, Tobias (QUARRY LTD). A code belongs to one person.';
    const { user, toasts, received } = await showPerson({
      keepPersonalCodes: () => {
        asked += 1;
        const refused = { personId: maraId, isKept: false, message };
        const kept = { personId: maraId, isKept: true, message: null };
        return { body: { entity: [asked === 1 ? refused : kept] } };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add the personal code' }));
    const field = await screen.findByLabelText('Personal code');
    expect(field.getAttribute('type')).toBe('password');
    await user.type(field, '123');
    await user.click(screen.getByRole('button', { name: 'Keep the code' }));
    expect(await screen.findAllByText(/11 letters and digits, like ABC-1234-5678$/)).not.toEqual([]);
    await user.clear(field);
    await user.type(field, 'ABC-1234-5678');
    await user.click(screen.getByRole('button', { name: 'Keep the code' }));
    expect(await screen.findAllByText(message)).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Keep the code' }));
    await expect.poll(() => toasts).toEqual(['Personal code of QUILL, Mara kept']);
    expect(givenTo(received, 'keepPersonalCodes')).toEqual(
      [1, 2].map(() => ({ codes: [{ personId: maraId, personalCode: 'ABC-1234-5678' }] })),
    );
  });

  it('is shown on request, and ended with a reason', async () => {
    const { user, toasts, received } = await showPerson({ getPerson: { entity: [{ ...person, codeHeld }] } });
    expect(await screen.findByText('Ada Baker (Typed here)')).toBeDefined();
    expect(screen.queryByText('ABC12345678')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reveal (recorded)' }));
    expect(await screen.findByText('ABC12345678')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'End the code' }));
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'It was withdrawn');
    const [, confirm] = screen.getAllByRole('button', { name: 'End the code', hidden: true });
    if (confirm) await user.click(confirm);
    await expect.poll(() => toasts).toEqual(['Personal code of QUILL, Mara ended']);
    expect(givenTo(received, 'endPersonalCode')).toEqual([{ personId: maraId, why: 'It was withdrawn' }]);
  });

  it.each([
    ['a member only', { register: 'holder', verification: null }],
    ['a secretary', { verification: null }],
    ['somebody who has resigned', { isCurrent: false, heldUntil: '2025-01-15' }],
  ])('is nothing that %s is asked for', async (_, more) => {
    const roles = [role(bakery, 'HARBOUR LIGHT BAKERY LIMITED', more)];
    await showPerson({ getPerson: { entity: [{ ...person, roles }] } });
    expect(await screen.findByRole('heading', { name: 'Roles' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Identity verification' })).toBeNull();
  });

  it('that is held stays in sight when nobody asks for it any more', async () => {
    const roles = [role(bakery, 'HARBOUR LIGHT BAKERY LIMITED', { verification: null })];
    await showPerson({ getPerson: { entity: [{ ...person, roles, codeHeld }] } });
    expect(await screen.findByRole('button', { name: 'End the code' })).toBeDefined();
  });

  it('is given and shown by who may edit companies', async () => {
    await showPerson({ getPerson: { entity: [{ ...person, codeHeld }] } }, ['viewCompany']);
    expect(await screen.findByText('Held since')).toBeDefined();
    expect(screen.queryByRole('button', { name: /code|Reveal/ })).toBeNull();
  });
});
