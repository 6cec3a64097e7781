import type { LegalDocumentId } from '@kredka/contracts/legal/document'
import { downloadLegalDocument } from '@kredka/contracts/legal/endpoints'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLanguage } from '../../app/routing/usePath.ts'
import { useAppStore } from '../../app/store/hooks.ts'
import { Txt, useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useLegalDocument } from '../useLegalDocument.ts'
import { Contents } from './Contents.tsx'
import { LegalPart } from './LegalPart.tsx'
import classes from './legal-text.module.css'

/**
 * A legal document to read: title, date in force, contents, numbered parts with anchors. It prints without the page
 * around it.
 */
export function LegalText({ id }: { readonly id: LegalDocumentId }) {
  const t = useText()
  const lang = useLanguage()
  const { api } = useAppStore().services
  const { title, version, sections } = useLegalDocument(id)
  useArrivalAtPart()
  return (
    <article className={classes.sheet}>
      <div className={classes.head}>
        <PageHeader
          title={title}
          about={<InForce version={version} />}
          actions={
            <>
              <Button size="small" icon="download" href={api.urlOf(downloadLegalDocument, { document: id, lang })}>
                {t('legal.pdf')}
              </Button>
              <span className={classes.print}>
                <Button size="small" onClick={() => window.print()}>
                  {t('legal.print')}
                </Button>
              </span>
            </>
          }
        />
      </div>
      <Contents sections={sections} />
      <div className={classes.text}>
        {sections.map((section, at) => (
          <LegalPart key={section.id} number={at + 1} section={section} />
        ))}
      </div>
    </article>
  )
}

function InForce({ version }: { readonly version: string }) {
  const intl = useIntl()
  // A date without a time is the same day everywhere: it is read as UTC and written as UTC.
  const date = intl.formatDate(version, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <Txt
      id="legal.in_force"
      values={{
        version,
        date: (
          <time key="date" dateTime={version}>
            {date}
          </time>
        ),
      }}
    />
  )
}

/** The browser looked for the anchor in the address before the text was there. */
function useArrivalAtPart(): void {
  useEffect(() => {
    const anchor = location.hash.slice(1)
    if (anchor !== '') document.getElementById(anchor)?.scrollIntoView()
  }, [])
}
