import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

const draw = (name: string, photoUrl?: string) =>
  render(<Avatar name={name} photoUrl={photoUrl} size={48} alt="Mary Vane" />).container;

describe('the picture of a person', () => {
  afterEach(cleanup);

  it.each([
    ['Mary Ann Vane', 'MV'],
    ['  idris  ', 'I'],
    ['Élodie Öz', 'ÉÖ'],
  ])('of %s without a photo is %s, and nothing to readers', (name, initials) => {
    const picture = draw(name).firstElementChild;
    expect(picture?.textContent).toBe(initials);
    expect(picture?.getAttribute('aria-hidden')).toBe('true');
  });

  it('is the photo, with the words that describe it', () => {
    draw('Mary Vane', 'https://photos.example/1.jpg');
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'Mary Vane' }).src).toContain('/1.jpg');
  });

  it('is the initials where the photo cannot be drawn, until there is another', () => {
    const { container, rerender } = render(
      <Avatar name="Mary Vane" photoUrl="/gone.jpg" size={48} alt="Mary" />,
    );
    fireEvent.error(screen.getByRole('img'));
    expect(container.textContent).toBe('MV');
    rerender(<Avatar name="Mary Vane" photoUrl="/new.jpg" size={48} alt="Mary" />);
    expect(screen.getByRole('img')).toBeTruthy();
  });
});
