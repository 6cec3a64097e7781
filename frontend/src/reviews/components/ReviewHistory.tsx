import type { ReviewVersionView, ReviewView } from '@kredka/contracts/reviews/views'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Paragraphs } from '../../offers/index.ts'
import { Stack } from '../../ui/layout.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { reviewHistory } from '../resources.ts'
import classes from './reviews.module.css'

/** What a review said before it was changed (REV-01). */
export function ReviewHistory({ review }: { readonly review: ReviewView }) {
  const t = useText()
  const read = useResource(reviewHistory, { id: review.id })
  return (
    <Stack>
      <p>{t('reviews.history_about')}</p>
      <ResourceView of={read}>{(versions) => <Versions versions={versions} />}</ResourceView>
    </Stack>
  )
}

export function Versions({ versions }: { readonly versions: readonly ReviewVersionView[] }) {
  const t = useText()
  const format = useFormat()
  return (
    <ol className={classes.versions}>
      {versions.map(({ version, stars, text, written_at }) => (
        <li key={version}>
          <p className={classes.stars}>
            <Rating value={stars} size={16} />
            <time className={classes.soft} dateTime={written_at}>
              {format.dateTime(written_at)}
            </time>
          </p>
          {text === null ? <p className={classes.soft}>{t('reviews.words_gone')}</p> : <Paragraphs text={text} />}
        </li>
      ))}
    </ol>
  )
}
