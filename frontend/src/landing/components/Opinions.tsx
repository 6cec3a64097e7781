import { useResource } from '../../app/store/resource.ts'
import { OpinionCard, opinionSummary } from '../../community/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Grid } from '../../ui/layout.tsx'
import { Rating } from '../../ui/Rating.tsx'
import classes from './opinions.module.css'

const SHOWN = 3

/** What people say of the service, read by staff first (BRD-01). Without any there is no such part. */
export function Opinions() {
  const t = useText()
  const format = useFormat()
  const { data } = useResource(opinionSummary, {})
  if (data === null || data.average === null || data.count === 0) return null
  return (
    <section aria-labelledby="opinions">
      <div className={classes.head}>
        <h2 id="opinions">{t('landing.opinions')}</h2>
        <p className={classes.average}>
          <Rating value={data.average} />
          <span>
            <strong>{format.stars(data.average)}</strong> {t('landing.opinions_count', { count: data.count })}
          </span>
        </p>
      </div>
      <Grid min="18rem" space={4}>
        {data.newest.slice(0, SHOWN).map((opinion) => (
          <OpinionCard key={opinion.id} opinion={opinion} />
        ))}
      </Grid>
    </section>
  )
}
