import type { RatingView } from '@kredka/contracts/facts/views'

/** How a thing was rated, for an object of schema.org that can be; nothing where nobody has rated it (REV-01). */
export function aggregateRating(rating: RatingView | null): Readonly<Record<string, unknown>> {
  if (rating === null || rating.average === null) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
  }
}
