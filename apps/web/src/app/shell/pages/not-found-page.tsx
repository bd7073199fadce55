import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { AppLink } from '#kit/link/app-link.tsx';
import { Button } from '#kit/button/button.tsx';
import { FilterField } from '#kit/filters/filters.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session-port.ts';
import { Shell } from '../shell.tsx';
import { PlainPage } from './plain-page.tsx';
import styles from '../shell.module.css';

/** Any address that is not the product's. Who is signed in keeps the menu and the search. */
export function NotFoundPage() {
  const { status } = useSession();
  const Frame = status === 'signed-in' ? Shell : PlainPage;
  return (
    <Frame>
      <NotFound />
    </Frame>
  );
}

function NotFound() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate({ href: text.trim() === '' ? paths.companies : paths.companiesMatching(text.trim()) });
  };
  return (
    <>
      <PageHeader
        title="Sorry, page not found"
        lead="The address may be mistyped, or what it named may be gone. Search for the company instead."
      />
      <search>
        <form className={styles.search404} onSubmit={search}>
          <FilterField label="Company name or number" value={text} onChange={setText} />
          <Button kind="filled" type="submit">
            Search
          </Button>
        </form>
      </search>
      <p>
        <AppLink href={paths.dashboard}>Go to the dashboard</AppLink>
      </p>
    </>
  );
}
