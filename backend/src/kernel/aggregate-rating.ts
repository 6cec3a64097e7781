interface Rating {
  readonly average: number | null
  readonly count: number
}

/** How a thing was rated, for an object of schema.org that can be; nothing where nobody has rated it (REV-01). */
export function aggregateRating(rating: Rating | null): Readonly<Record<string, unknown>> {
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
