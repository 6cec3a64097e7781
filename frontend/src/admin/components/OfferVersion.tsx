import type { OfferVersionView } from '@kredka/contracts/offers/views'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/i18n/useFormat.ts'
import { useText } from '../../app/i18n/useText.ts'
import { Paragraphs, useWords } from '../../offers/index.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import classes from './offer-version.module.css'

interface Props {
  readonly heading: string
  readonly version: OfferVersionView
  /** What is public now: what differs from it is marked. */
  readonly before: OfferVersionView | null
}

export function OfferVersion({ heading, version, before }: Props) {
  const t = useText()
  const format = useFormat()
  const facts = useFacts(version)
  const old = useFacts(before ?? version)
  return (
    <Card>
      <Stack space={4}>
        <header>
          <h2 className={classes.heading}>{heading}</h2>
          <p className={classes.sent}>{format.dateTime(version.sent_at)}</p>
        </header>
        <dl className={classes.facts}>
          {facts.map(({ label, text }, n) => (
            <div key={label} data-changed={text !== old[n]?.text || undefined}>
              <dt>{label}</dt>
              <dd>
                {text}
                <Changed when={text !== old[n]?.text} />
              </dd>
            </div>
          ))}
        </dl>
        <div
          data-changed={(before !== null && before.description !== version.description) || undefined}
          className={classes.text}
        >
          <h3>
            {t('admin.description')}
            <Changed when={before !== null && before.description !== version.description} />
          </h3>
          <Paragraphs text={version.description} />
        </div>
      </Stack>
    </Card>
  )
}

function Changed({ when }: { readonly when: boolean }): ReactNode {
  const t = useText()
  return when ? <span className={classes.changed}>{t('admin.changed')}</span> : null
}

function useFacts(version: OfferVersionView) {
  const t = useText()
  const words = useWords()
  return [
    { label: t('admin.title'), text: version.title },
    { label: t('offers.subject'), text: words.subject(version.subject_id) },
    { label: t('offers.level'), text: words.level(version.level) },
    { label: t('offers.place'), text: version.places.map((place) => words.place(place)).join(', ') },
    { label: t('offers.city'), text: version.city?.name ?? '—' },
    {
      label: t('offers.prices'),
      text: version.prices.map((price) => `${words.duration(price.duration)}: ${words.price(price)}`).join(', '),
    },
  ]
}
