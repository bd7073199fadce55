import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PersonDetailsCard } from './person-details-card.tsx';
import { bakery, mills, role } from './person-page.fixture.tsx';

afterEach(cleanup);

const said = (address: string, office: string) => ({
  name: 'QUILL, Mara',
  recordedAt: '2026-11-20T09:30:00.000Z',
  replacedAt: null,
  particulars: [
    { label: 'Service address', value: address },
    { label: 'Month of birth', value: '05/1970' },
    { label: 'Occupation', value: office },
  ],
});

const roleSaying = (companyId: string, name: string, address: string, occupation = 'Baker') => ({
  ...role(companyId, name),
  register: 'officer' as const,
  verification: null,
  details: [said(address, occupation)],
});

const sectionOf = (heading: string) => {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  return within(section ?? document.body);
};

describe('the details of a person', () => {
  it('that every register has are shown once, and those of one register alone with it', () => {
    render(
      <PersonDetailsCard
        name="QUILL, Mara"
        roles={[
          roleSaying(bakery, 'HARBOUR LIGHT BAKERY LIMITED', '1 High Street, Leeds'),
          roleSaying(mills, 'NORTHERN MILLS LIMITED', '2 Mill Lane, Leeds'),
        ]}
      />,
    );
    const common = sectionOf('The same on every register');
    expect(common.getByText('May 1970')).toBeDefined();
    expect(common.getByText('Baker')).toBeDefined();
    expect(common.queryByText(/Leeds/)).toBeNull();
    const alone = sectionOf('Director, NORTHERN MILLS LIMITED');
    expect(alone.getByText('2 Mill Lane, Leeds')).toBeDefined();
    expect(alone.queryByText('Baker')).toBeNull();
  });

  it('stand with their role where there is one only', () => {
    render(
      <PersonDetailsCard
        name="QUILL, Mara"
        roles={[roleSaying(bakery, 'HARBOUR LIGHT BAKERY LIMITED', '1 High Street, Leeds')]}
      />,
    );
    expect(sectionOf('Director, HARBOUR LIGHT BAKERY LIMITED').getByText('May 1970')).toBeDefined();
    expect(screen.queryByText('The same on every register')).toBeNull();
  });

  it('are none where a register has the name only that the page bears', () => {
    const member = roleSaying(bakery, 'HARBOUR LIGHT BAKERY LIMITED', '');
    const [said] = member.details;
    const roles = [{ ...member, details: said === undefined ? [] : [{ ...said, particulars: [] }] }];
    const { container, rerender } = render(<PersonDetailsCard name="QUILL, Mara" roles={roles} />);
    expect(container.textContent).toBe('');
    rerender(<PersonDetailsCard name="HALE, Mara" roles={roles} />);
    expect(screen.getByText('QUILL, Mara')).toBeDefined();
  });
});
