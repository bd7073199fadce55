import { IconDownload, IconPlus, IconRefresh } from '@tabler/icons-react';
import { paths } from '#app/paths.ts';
import { Button } from '#kit/action/button.tsx';
import { CopyButton } from '#kit/action/copy-button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { LinkButton } from '#kit/action/link-button.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue, Deadline, InstantValue, None } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { Row, Specimen } from './specimen.tsx';

const today = '2026-11-21';
const press = () => showToast('Pressed');

export function ActionSpecimens() {
  return (
    <>
      <Specimen title="Buttons">
        <Row>
          <Button kind="filled" files onClick={press}>
            File with Companies House
          </Button>
          <Button kind="filled" onClick={press}>
            Record allotment
          </Button>
          <Button icon={IconPlus} onClick={press}>
            Add officer
          </Button>
          <Button kind="text" onClick={press}>
            Show history
          </Button>
          <Button kind="danger" onClick={press}>
            Delete draft
          </Button>
          <Button kind="filled" busy>
            Saving draft
          </Button>
          <Button busy>Refreshing</Button>
        </Row>
        <Row>
          <Button compact onClick={press}>
            Export list
          </Button>
          <Button compact kind="text" icon={IconDownload} onClick={press}>
            Download
          </Button>
          <IconButton icon={IconRefresh} label="Refresh from the register" onClick={press} />
          <LinkButton href={paths.components}>Open the components</LinkButton>
          <LinkButton kind="text" href="https://www.gov.uk/government/organisations/companies-house">
            Companies House
          </LinkButton>
          <span>
            <Value>SB-048-113-902</Value> <CopyButton text="SB-048-113-902" what="submission number" />
          </span>
        </Row>
      </Specimen>
      <Specimen title="Values">
        <Row>
          <DateValue date="2026-11-27" />
          <DateValue date="2026-11-27" short />
          <InstantValue instant="2026-07-01T11:05:00Z" />
          <Money amount="1250" />
          <Money amount="0.000001" />
          <span>
            <Count of="99999999999" /> shares
          </span>
          <None />
        </Row>
        <Row>
          <Deadline date="2027-03-01" today={today} />
          <Deadline date="2026-11-28" today={today} />
          <Deadline date="2026-11-18" today={today} />
        </Row>
      </Specimen>
    </>
  );
}
