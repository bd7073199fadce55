import { describe, expect, it } from 'vitest';
import { civilDate } from '../../../dates/civil-date.ts';
import { ALICE, BOB } from '../testing/plum-limited.ts';
import { checkPlum, errorsOfPlum } from '../testing/plum-statements.ts';
import { statementTexts } from './check-signing.ts';

describe('the signature', () => {
  it('is by a named person in a known capacity', () => {
    expect(errorsOfPlum({ signer: { name: ' ' } })).toEqual([
      'signer.name: missing',
      'signer.capacity: missing',
    ]);
    expect(errorsOfPlum({ signer: { name: 'x'.repeat(161), capacity: 'director' } })).toEqual([
      'signer.name: too-long',
    ]);
  });

  it('as an officer is by one of the register’s, in their own capacity', () => {
    for (const name of ['Alice May GREEN', 'ALICE  Gréen'])
      expect(errorsOfPlum({ signer: { name, capacity: 'director' } })).toEqual([]);
    for (const name of ['Green', 'May Green', 'Alice', 'Alice Ann Green'])
      expect(errorsOfPlum({ signer: { name, capacity: 'director' } })).toEqual([
        'signer.name: not-an-officer',
      ]);
    expect(errorsOfPlum({ signer: { name: 'Alice Green', capacity: 'secretary' } })).toEqual([
      'signer.name: not-an-officer',
    ]);
    const { errors, isReady } = checkPlum({ signer: { name: 'Mara Quill', capacity: 'director' } });
    expect(isReady).toBe(false);
    expect(errors).toEqual([
      {
        path: 'signer.name',
        code: 'not-an-officer',
        message:
          'Mara Quill is not a director of PLUM LIMITED on 20 November 2026. Choose one of its officers, or sign as a person authorised by the company',
      },
    ]);
  });

  it('is by a corporate officer under the name of the register, whatever it is made of', () => {
    const signer = { name: 'QUILL & CO (1990) LIMITED', capacity: 'secretary' } as const;
    const signers = [{ ...signer, person: 'legal-entity' } as const];
    expect(errorsOfPlum({ signer }, { signers })).toEqual([]);
    expect(errorsOfPlum({ signer })).toEqual(['signer.name: not-a-name']);
    const other = { ...signer, name: 'Quill Limited' };
    expect(errorsOfPlum({ signer: other }, { signers })).toEqual(['signer.name: not-an-officer']);
  });

  it.each(['Santa <b>Claus</b>', 'Claus 123', 'Claus; drop', 'N@ra'])('takes no name like %s', (name) => {
    expect(errorsOfPlum({ signer: { name, capacity: 'director' } })).toEqual(['signer.name: not-a-name']);
  });

  it.each(["Siân O'Connor-Smith", 'Łukasz D’Arcy Jr.', 'Zoë Ann Marie'])('takes %s', (name) => {
    expect(errorsOfPlum({ signer: { name, capacity: 'authorised-person' } })).toEqual([]);
  });
});

describe('the directors’ identity statements', () => {
  it('are not asked of directors verified on the register, nor of corporate ones', () => {
    const corporate = { ...BOB, id: 'corp', person: 'legal-entity' } as const;
    expect(errorsOfPlum({}, { directors: [ALICE, corporate] })).toEqual([]);
  });

  it('are asked of each who is not verified', () => {
    const { errors } = checkPlum({}, { directors: [ALICE, BOB] });
    expect(errors).toEqual([
      {
        path: 'identity.bob.personalCode',
        code: 'missing',
        message: 'Enter the personal code of Bob Ewan STONE',
      },
    ]);
    expect(
      errorsOfPlum({ identity: { bob: { personalCodeGiven: true } } }, { directors: [ALICE, BOB] }),
    ).toEqual([]);
  });

  it('need the full date of birth', () => {
    const unknown = { ...BOB, hasDateOfBirth: false };
    const identity = { bob: { personalCodeGiven: true } };
    expect(errorsOfPlum({ identity }, { directors: [unknown] })).toEqual([
      'identity.bob.dateOfBirth: missing',
    ]);
  });

  it('cannot be made here of somebody whose forename the register does not hold', () => {
    const identity = { bob: { personalCodeGiven: true } };
    const { isReady, errors, blockers } = checkPlum(
      { identity },
      { directors: [ALICE, { ...BOB, forename: undefined, otherForenames: undefined }] },
    );
    expect([isReady, errors]).toEqual([false, []]);
    expect(blockers).toMatchObject([{ code: 'correct-identity', forms: ['CH01'] }]);
    expect(blockers[0]?.message).toContain('no forename of STONE');
  });
});

describe('the statements', () => {
  it('must both be accepted', () => {
    expect(errorsOfPlum({ statements: { informationDelivered: false, lawfulPurpose: false } })).toEqual([
      'statements.informationDelivered: not-accepted',
      'statements.lawfulPurpose: not-accepted',
    ]);
    expect(errorsOfPlum({ statements: { informationDelivered: true, lawfulPurpose: false } })).toHaveLength(
      1,
    );
  });

  it('name the confirmation period and the sections of the Act', () => {
    const { informationDelivered, lawfulPurpose } = statementTexts(civilDate('2026-11-20'));
    expect(informationDelivered).toContain('period ending 20 November 2026');
    expect(informationDelivered).toContain('section 853A');
    expect(lawfulPurpose).toContain('section 853BA');
  });
});
