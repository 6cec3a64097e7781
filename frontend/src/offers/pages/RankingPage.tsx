import { RANKING, RANKING_RULES, type RankingFact } from '@kredka/contracts/offers/ranking'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import columns from '../../ui/columns.module.css'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import classes from './ranking-page.module.css'

/** What decides the order of offers, by the very figures that decide it (OFR-04). */
export function RankingPage() {
  const t = useText()
  const path = usePath()
  const facts = (Object.keys(RANKING) as RankingFact[]).toSorted((a, b) => RANKING[b] - RANKING[a])
  return (
    <article>
      <PageHeader title={t('offers.ranking_title')} about={t('offers.ranking_about')} />
      <div className={columns.columns}>
        <Stack space={5}>
          <p>{t('offers.ranking_text')}</p>
          <ul className={classes.facts}>
            {facts.map((fact) => (
              <li key={fact} className={classes.fact}>
                <span className={classes.points}>
                  <strong>{RANKING[fact]}</strong> {t('offers.ranking_points', { points: RANKING[fact] })}
                </span>
                <div>
                  <h2>{t(`offers.ranking_${fact}`)}</h2>
                  <p>{t(`offers.ranking_${fact}_about`, FIGURES)}</p>
                </div>
                <span className={classes.bar} aria-hidden="true">
                  <span style={{ width: `${(RANKING[fact] / RANKING.rating) * 100}%` }} />
                </span>
              </li>
            ))}
          </ul>
        </Stack>
        <Card tinted>
          <Stack space={4}>
            <p>{t('offers.ranking_paid')}</p>
            <p>{t('offers.ranking_further', FIGURES)}</p>
            <p>{t('offers.ranking_missing')}</p>
            <p>{t('offers.ranking_badges')}</p>
            <Button look="primary" icon="search" to={path('offers.search')}>
              {t('offers.all')}
            </Button>
          </Stack>
        </Card>
      </div>
    </article>
  )
}

const FIGURES = {
  reviews: RANKING_RULES.average_reviews,
  hours: RANKING_RULES.answer_hours[0],
  days: RANKING_RULES.free_days,
  lessons: RANKING_RULES.newcomer_lessons,
  start: RANKING_RULES.newcomer_days,
  second: RANKING_RULES.further_offer,
  third: 2 * RANKING_RULES.further_offer,
  most: RANKING_RULES.further_offers * RANKING_RULES.further_offer,
} as const

export { RankingPage as Page }
