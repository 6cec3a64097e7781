import { BUILT_IN_FAQ } from '@kredka/contracts/help/built-in-faq'
import { helpEvents as e, type HelpEvent } from '@kredka/contracts/help/events'
import { FAQ_ITEMS_MAX, type FaqCategory } from '@kredka/contracts/help/rules'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import type { Decider } from '../kernel/decider.ts'

/** The one stream is `faq-house`. */
export const FAQ_STREAM_ID = 'house'

type Written = EventOf<typeof e.FaqItemWritten>['data']
export type FaqContent = Omit<Written, 'item_id' | 'admin_id'>

interface Entry {
  readonly category: FaqCategory
  readonly published: boolean
  /** As staff wrote it last; null where it is still as the product brought it. */
  readonly itemWritten: FaqContent | null
}

/** All questions, by id: those that the product brings stand there from the start, published. */
export interface Faq {
  readonly items: ReadonlyMap<string, Entry>
  /** Where staff put them in order. */
  readonly orders: Readonly<Partial<Record<FaqCategory, readonly string[]>>>
}

type Event = Extract<HelpEvent, { type: `Faq${string}` }>

interface By {
  readonly admin_id: string
}
interface Write {
  readonly item_id: string
  readonly content: FaqContent
}
export type FaqCommand =
  | (By & Write & { readonly do: 'add' })
  | (By & Write & { readonly do: 'write' })
  | (By & { readonly do: 'publish'; readonly item_id: string; readonly published: boolean })
  | (By & { readonly do: 'order'; readonly category: FaqCategory; readonly item_ids: readonly string[] })

export const faqDecider: Decider<Faq, FaqCommand, Event> = {
  category: 'faq',
  initial: {
    items: new Map(BUILT_IN_FAQ.map(({ id, category }) => [id, { category, published: true, itemWritten: null }])),
    orders: {},
  },
  evolve(state, event) {
    if (event.type === 'FaqOrdered') {
      return { ...state, orders: { ...state.orders, [event.data.category]: event.data.item_ids } }
    }
    const { item_id } = event.data
    const known = state.items.get(item_id)
    return { ...state, items: new Map([...state.items, [item_id, evolveEntry(known, event)]]) }
  },
  decide(state, command) {
    switch (command.do) {
      case 'order':
        return order(state, command)
      case 'add':
        if (state.items.size >= FAQ_ITEMS_MAX) return reject('FAQ_FULL')
        return [itemWritten(command)]
      default: {
        const item = state.items.get(command.item_id)
        return item === undefined ? reject('FAQ_ITEM_NOT_FOUND') : decideItem(item, command)
      }
    }
  },
}

/** A question whose default a later release drops keeps what staff made of it. */
function evolveEntry(known: Entry | undefined, event: Exclude<Event, { type: 'FaqOrdered' }>): Entry {
  if (event.type === 'FaqItemWritten') {
    const { item_id: _id, admin_id: _by, ...content } = event.data
    return { category: content.category, published: known?.published ?? false, itemWritten: content }
  }
  const published = event.type === 'FaqItemPublished'
  return { category: known?.category ?? 'service', itemWritten: known?.itemWritten ?? null, published }
}

function decideItem(item: Entry, command: Exclude<FaqCommand, { do: 'order' | 'add' }>): readonly Event[] {
  const { item_id, admin_id } = command
  if (command.do === 'write') return isSame(item.itemWritten, command.content) ? [] : [itemWritten(command)]
  if (item.published === command.published) return []
  return [make(command.published ? e.FaqItemPublished : e.FaqItemUnpublished, { item_id, admin_id })]
}

type Order = Extract<FaqCommand, { do: 'order' }>

/** Somebody added one meanwhile, or named one twice: the order is asked for anew. */
function order({ items, orders }: Faq, { category, item_ids, admin_id }: Order): readonly Event[] | Rejection {
  const own = [...items].filter(([, item]) => item.category === category).map(([id]) => id)
  const named = new Set(item_ids)
  if (named.size !== item_ids.length || named.size !== own.length) return reject('CONFLICT')
  if (own.some((id) => !named.has(id))) return reject('CONFLICT')
  if (item_ids.join() === orders[category]?.join()) return []
  return [make(e.FaqOrdered, { category, item_ids: [...item_ids], admin_id })]
}

function itemWritten({ item_id, admin_id, content }: By & Write): Event {
  return make(e.FaqItemWritten, { item_id, admin_id, ...content })
}

function isSame(a: FaqContent | null, b: FaqContent): boolean {
  return (
    a !== null &&
    a.category === b.category &&
    a.question_pl === b.question_pl &&
    a.answer_pl === b.answer_pl &&
    a.question_en === b.question_en &&
    a.answer_en === b.answer_en
  )
}
