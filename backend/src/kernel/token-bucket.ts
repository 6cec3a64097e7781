export interface Pace {
  /** So many at once. */
  readonly burst: number
  /** So many come back each second. */
  readonly per_second: number
}

export interface Bucket {
  /** Whether one would be let through now. */
  has(): boolean
  take(): boolean
}

/** Lets `burst` through at once and `per_second` for good. @param now milliseconds that never go back */
export function createBucket({ burst, per_second }: Pace, now: () => number): Bucket {
  let tokens = burst
  let at = now()
  const has = () => {
    const time = now()
    tokens = Math.min(burst, tokens + ((time - at) / 1000) * per_second)
    at = time
    return tokens >= 1
  }
  return {
    has,
    take() {
      if (!has()) return false
      tokens -= 1
      return true
    },
  }
}

/** A bucket for each key; one that has filled up again is forgotten, so that keys that went away cost nothing. */
export function createBuckets(pace: Pace, now: () => number) {
  const buckets = new Map<string, { readonly bucket: Bucket; usedAt: number }>()
  const fullAfterMs = (pace.burst / pace.per_second) * 1000
  let sweptAt = now()
  const sweep = (time: number) => {
    sweptAt = time
    for (const [key, { usedAt }] of buckets) if (time - usedAt > fullAfterMs) buckets.delete(key)
  }
  return {
    take(key: string): boolean {
      const time = now()
      if (time - sweptAt > fullAfterMs) sweep(time)
      const known = buckets.get(key) ?? { bucket: createBucket(pace, now), usedAt: time }
      known.usedAt = time
      buckets.set(key, known)
      return known.bucket.take()
    },
    /** Whether one of this key would be let through now. */
    has: (key: string): boolean => buckets.get(key)?.bucket.has() ?? true,
    size: () => buckets.size,
  }
}
