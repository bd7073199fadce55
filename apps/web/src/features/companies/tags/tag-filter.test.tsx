import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { setUpUser } from '#testing/served-page.fixture.tsx';
import { TagFilter } from './tag-filter.tsx';

function Filter({ tags }: { tags: readonly string[] }) {
  const [chosen, setChosen] = useState<string>();
  const counted = new Map(tags.map((tag, index) => [tag, index + 1]));
  return <TagFilter tags={counted} chosen={chosen} onChoose={setChosen} />;
}

async function open(tags: readonly string[]) {
  await new CompanyPageFixture().show(<Filter tags={tags} />);
  const user = setUpUser();
  await user.click(await screen.findByRole('button', { name: 'Tag' }));
  return user;
}

describe('the filter of the list by a tag', () => {
  it('offers a few in a menu', async () => {
    const user = await open(['Audit', 'Évian']);
    await user.click(await screen.findByRole('menuitemradio', { name: 'Évian (2)' }));
    expect(await screen.findByRole('button', { name: 'Tag: Évian' })).toBeDefined();
  });

  it('has many of them searched', async () => {
    const user = await open(Array.from({ length: 30 }, (_, index) => `Client ${index}`));
    const popover = within(await screen.findByRole('dialog', { name: 'Companies of a tag' }));
    await user.type(popover.getByRole('combobox', { name: 'Tag' }), 'client 27');
    await user.click(await screen.findByRole('option', { name: 'Client 27 (28)' }));
    expect(await screen.findByRole('button', { name: 'Tag: Client 27' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
