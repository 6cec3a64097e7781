import type { OpinionSummaryView } from '@kredka/contracts/community/views'
import { useText } from '../../i18n/useText.ts'
import { StarFigures } from '../../ui/StarFigures.tsx'

/** The average from the first opinion on, with how many gave how much. */
export function OpinionFigures({ summary }: { readonly summary: OpinionSummaryView }) {
  const t = useText()
  const { average, count, by_stars } = summary
  if (average === null) return null
  return (
    <StarFigures
      average={average}
      count={count}
      byStars={by_stars}
      all={t('community.opinions_count', { count })}
      rowLabel={(stars, of) => t('community.stars_count', { stars, count: of })}
    />
  )
}
