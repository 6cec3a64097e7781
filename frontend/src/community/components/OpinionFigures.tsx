import type { OpinionSummaryView } from '@kredka/contracts/community/views'
import { useFormat } from '../../app/i18n/useFormat.ts'
import { useText } from '../../app/i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { Rating } from '../../ui/Rating.tsx'
import classes from './opinions.module.css'

/** The average from the first opinion on, with how many gave how much. */
export function OpinionFigures({ summary }: { readonly summary: OpinionSummaryView }) {
  const t = useText()
  const format = useFormat()
  const { average, count, by_stars } = summary
  if (average === null) return null
  return (
    <Card>
      <div className={classes.figures}>
        <div className={classes.average}>
          <strong>{format.number(Math.round(average * 10) / 10)}</strong>
          <Rating value={average} />
          <span>{t('community.opinions_count', { count })}</span>
        </div>
        <ul className={classes.bars}>
          {by_stars.map(({ stars, count: of }) => (
            <li key={stars} aria-label={t('community.stars_count', { stars, count: of })}>
              <span aria-hidden="true">{stars}</span>
              <span className={classes.bar} aria-hidden="true">
                <span style={{ width: `${(100 * of) / count}%` }} />
              </span>
              <span className={classes.of} aria-hidden="true">
                {of}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
