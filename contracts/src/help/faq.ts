import { BUILT_IN_FAQ } from './built-in-faq.ts'
import { FAQ_CATEGORIES } from './rules.ts'
import type { FaqEntryView } from './views.ts'

/** What events made of a question; null where they say nothing. */
export interface FaqChange {
  readonly id: string
  readonly written: Omit<FaqEntryView, 'id' | 'published' | 'written_at'> | null
  readonly written_at: string | null
  readonly published: boolean | null
}

/**
 * All questions with what staff made of them laid over what the product brings, category by category, in order: as
 * staff put them, new ones at the end.
 */
export function faqEntries(
  changes: readonly FaqChange[],
  orders: Readonly<Record<string, readonly string[]>>,
): readonly FaqEntryView[] {
  const changed = new Map(changes.map((change) => [change.id, change]))
  const builtIn = BUILT_IN_FAQ.map(({ id, ...content }) => entryOf(id, content, changed.get(id), true))
  const builtInIds = new Set(BUILT_IN_FAQ.map(({ id }) => id))
  const own = changes.flatMap((change) =>
    builtInIds.has(change.id) || change.written === null ? [] : [entryOf(change.id, change.written, change, false)],
  )
  const all = [...builtIn, ...own]
  return FAQ_CATEGORIES.flatMap((category) => {
    const order = orders[category] ?? []
    const place = ({ id }: FaqEntryView) => (order.includes(id) ? order.indexOf(id) : order.length)
    return all.filter((entry) => entry.category === category).toSorted((a, b) => place(a) - place(b))
  })
}

function entryOf(
  id: string,
  content: NonNullable<FaqChange['written']>,
  change: FaqChange | undefined,
  published: boolean,
): FaqEntryView {
  return {
    id,
    ...(change?.written ?? content),
    published: change?.published ?? published,
    written_at: change?.written_at ?? null,
  }
}
