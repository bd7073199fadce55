import { useMemo } from 'react';
import { useBlobUrl } from '#api/use-blob-url.ts';
import { CopyButton } from '#kit/action/copy-button.tsx';
import { DocumentFrame } from '#kit/page/document-frame.tsx';
import { Frame } from '#kit/page/frame.tsx';
import { LineList, LineTitle } from '#kit/page/line-list.tsx';
import { Lead, Muted } from '#kit/page/muted.tsx';
import { SectionHead } from '#kit/page/section-head.tsx';
import { Button } from '#kit/action/button.tsx';
import { Keys } from '#kit/popup/keys.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { BigFigure } from '#kit/value/big-figure.tsx';
import { Percent } from '#kit/value/percent.tsx';
import { Value } from '#kit/value/value.tsx';
import styles from './gallery.module.css';
import { Row, Specimen } from './specimen.tsx';
import { specimenDocument } from './specimen-document.ts';

/** Words, figures and what stands round them. */
export function TextSpecimens() {
  return (
    <>
      <Specimen title="Words and figures">
        <SectionHead title="Register of members" />
        <SectionHead
          title="Register of members"
          note={
            <>
              <Count of={128} /> members, <Count of={3} /> former
            </>
          }
          actions={<Button>Download</Button>}
        />
        <Lead>Kept here only. What is registered changes with the next confirmation statement.</Lead>
        <Muted>128 of 10,000</Muted>
        <Muted small>Last seen on 21 November 2026</Muted>
        <Row>
          <span>
            <Percent of="33.33" /> and <Percent of="0.00" />
          </span>
          <Keys keys="Ctrl+K" />
          <Keys keys="g c" />
        </Row>
        <BigFigure>
          <Value>SB-048-113-902</Value>
          <CopyButton text="SB-048-113-902" what="submission number" />
        </BigFigure>
        <BigFigure role="timer">
          <Value>4:59</Value>
        </BigFigure>
      </Specimen>
      <Specimen title="Frames">
        <div className={styles.stack}>
          <Frame>What stands by itself on the page</Frame>
          <Frame mark="bad">What came back from the registry</Frame>
          <Frame mark="settled">What came back and was put right</Frame>
        </div>
      </Specimen>
      <Specimen title="Entries parted by lines">
        <LineList>
          <li>
            <LineTitle>Confirmation statement</LineTitle>
            <Muted small as="div">
              made up to 6 November 2026
            </Muted>
          </li>
          <li>
            <LineTitle>A note of the practice</LineTitle>
            <LineList inset>
              <li>What it said before</li>
              <li>And before that</li>
            </LineList>
          </li>
        </LineList>
      </Specimen>
      <Documents />
    </>
  );
}

function Documents() {
  const blob = useMemo(() => new Blob([specimenDocument()], { type: 'application/pdf' }), []);
  const url = useBlobUrl(blob);
  if (url === undefined) return null;
  return (
    <Specimen title="Documents">
      <div className={styles.pair}>
        <DocumentFrame url={url} title="A filed document" />
        <DocumentFrame url={url} title="A specimen of a certificate" sheet />
      </div>
    </Specimen>
  );
}
