import { useId } from 'react';
import { paths } from '#app/paths.ts';
import { Button } from '#kit/button/button.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { type ChosenCompany, type PrepareOutcome, titleOfOutcome } from './use-bulk-prepare.ts';

interface PreparedStatementsProps {
  readonly outcome: PrepareOutcome;
  readonly onClose: () => void;
}

/** What came of each company: a new draft, one that there was before, or the reason why there is none; each leads on. */
export default function PreparedStatements({ outcome, onClose }: PreparedStatementsProps) {
  const { begun, before, refused } = outcome;
  const toStatement = ({ companyId }: ChosenCompany) => paths.confirmationStatement(companyId);
  return (
    <Dialog
      open
      title={titleOfOutcome(outcome)}
      onClose={onClose}
      actions={
        <Button kind="filled" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Group title="Prepared" companies={begun} hrefOf={toStatement}>
        Drafts. Check each, sign it and file it.
      </Group>
      <Group title="Started before" companies={before} hrefOf={toStatement}>
        Left as they are.
      </Group>
      <Group
        title="Not prepared"
        companies={refused}
        hrefOf={({ companyId }) => paths.companyOverview(companyId)}
      />
    </Dialog>
  );
}

interface GroupProps {
  readonly title: string;
  readonly companies: readonly (ChosenCompany & { readonly reason?: string })[];
  readonly hrefOf: (company: ChosenCompany) => string;
  readonly children?: string;
}

function Group({ title, companies, hrefOf, children }: GroupProps) {
  const id = useId();
  if (companies.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        {title} · <Count of={companies.length} />
      </h3>
      {children !== undefined && <p>{children}</p>}
      <LineList>
        {companies.map((company) => (
          <li key={company.companyId}>
            <LineTitle>
              <AppLink href={hrefOf(company)}>
                <bdi>{company.name}</bdi>
              </AppLink>
            </LineTitle>
            {company.reason !== undefined && <Muted as="div">{company.reason}</Muted>}
          </li>
        ))}
      </LineList>
    </section>
  );
}
