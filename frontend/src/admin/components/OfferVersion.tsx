import type { OfferVersionView } from '@kredka/contracts/offers/views'
import { Changed, Facts } from '../../back-office/Facts.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
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
  const rewritten = before !== null && before.description !== version.description
  return (
    <Card>
      <Stack space={4}>
        <header>
          <h2 className={classes.heading}>{heading}</h2>
          <p className="soft-note">{format.dateTime(version.sent_at)}</p>
        </header>
        <Facts facts={facts.map((fact, n) => ({ ...fact, changed: fact.value !== old[n]?.value }))} />
        <div data-changed={rewritten || undefined} className={classes.text}>
          <h3>
            {t('admin.description')}
            {rewritten && <Changed />}
          </h3>
          <Paragraphs text={version.description} />
        </div>
      </Stack>
    </Card>
  )
}

function useFacts(version: OfferVersionView) {
  const t = useText()
  const words = useWords()
  return [
    { label: t('admin.title'), value: version.title },
    { label: t('offers.subject'), value: words.subject(version.subject_id) },
    { label: t('offers.level'), value: words.level(version.level) },
    { label: t('offers.place'), value: version.places.map((place) => words.place(place)).join(', ') },
    { label: t('offers.city'), value: version.city?.name ?? '—' },
    {
      label: t('offers.prices'),
      value: version.prices.map((price) => `${words.duration(price.duration)}: ${words.price(price)}`).join(', '),
    },
  ]
}
