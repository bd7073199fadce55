import { IconBell, IconBuilding, IconDownload, IconPlus } from '@tabler/icons-react';
import { paths } from '#app/paths.ts';
import { Button } from '#kit/button/button.tsx';
import { CopyButton } from '#kit/button/copy-button.tsx';
import { CountedButton } from '#kit/button/counted-button.tsx';
import { IconButton } from '#kit/button/icon-button.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { Tooltip } from '#kit/tooltip/tooltip.tsx';
import { Row, type Sample } from './sample.tsx';

const press = () => showToast('Pressed');

export const actionSamples: readonly Sample[] = [
  {
    title: 'Buttons',
    content: (
      <>
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
          <Button busy>Refreshing</Button>
          <Button compact kind="text" icon={IconDownload} onClick={press}>
            Download
          </Button>
        </Row>
        <Row>
          <IconButton icon={IconBuilding} label="Every icon alone has a tooltip" onClick={press} />
          <CountedButton icon={IconBell} label="Nothing new" count={0} />
          <CountedButton icon={IconBell} label="Many" count={120} />
          <Tooltip text="Pointing at it, or the focus by keyboard, shows this">
            <Button>Words with a tooltip</Button>
          </Tooltip>
          <LinkButton href={paths.components}>Open the components</LinkButton>
          <LinkButton kind="text" href="https://www.gov.uk/government/organisations/companies-house">
            Companies House
          </LinkButton>
          <CopyButton text="SB-048-113-902" what="submission number" />
        </Row>
      </>
    ),
  },
];
