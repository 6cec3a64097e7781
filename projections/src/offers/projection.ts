import { accountEvents } from '@kredka/contracts/accounts/events'
import { jobEvents } from '@kredka/contracts/jobs/events'
import type { EventOf, Recorded } from '@kredka/contracts/kernel/events'
import { slugOf } from '@kredka/contracts/kernel/slug'
import { offerEvents as e } from '@kredka/contracts/offers/events'
import { mainPrice } from '@kredka/contracts/offers/rules'
import type { OfferRequestView } from '@kredka/contracts/offers/views'
import { cityById } from '@kredka/contracts/places/cities'
import { on, type Projection, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'
import { factsOfPeople, judge } from './people-facts.ts'
import { excerptOf, searchTexts, wordsOf } from './search-text.ts'
import { beginDay, judgeSome, settle } from './settle.ts'

type Submitted = Recorded<EventOf<typeof e.OfferSubmitted>>

export const offersProjection: Projection = {
  name: 'offers',
  number: 15,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.OfferSubmitted, (event, rows) => {
      const search = putVersion(event, rows)
      const { offer_id, teacher_id, version, subject_id, title } = event.data
      const at = event.metadata.occurred_at
      const latest = { title: title ?? '', amount: mainAmount(event), subject_id, search, sent_at: at }
      if (version === 1) {
        rows.put('offers', {
          offer_id,
          teacher_id,
          latest_version: 1,
          ...latest,
          added_at: at,
          changed_at: at,
        })
      } else {
        const undecided = { latest_version: version, latest_decision: null, rejection_reason: null }
        rows.patch('offers', { offer_id }, { ...undecided, ...latest, changed_at: at })
      }
      note(event, 'submitted', version, null, rows)
    }),

    ...on(e.OfferActivated, (event, rows) => {
      const { offer_id, version, replaces, reason } = event.data
      const at = event.metadata.occurred_at
      if (replaces !== null) rows.patch('versions', { offer_id, version: replaces }, { visible: false })
      rows.patch('versions', { offer_id, version }, { visible: true })
      rows.patch(
        'offers',
        { offer_id },
        {
          visible_version: version,
          latest_decision: 'activated',
          rejection_reason: null,
          changed_at: at,
          ...(replaces === null ? { public_at: at } : {}),
        },
      )
      judge(rows, event.data.teacher_id)
      note(event, 'activated', version, reason, rows)
    }),

    ...on(e.OfferRejected, (event, rows) => {
      const { offer_id, version, reason } = event.data
      const at = event.metadata.occurred_at
      rows.patch('offers', { offer_id }, { latest_decision: 'rejected', rejection_reason: reason, changed_at: at })
      note(event, 'rejected', version, reason, rows)
    }),

    ...on(e.OfferTakenDown, (event, rows) => {
      const { offer_id, version, reason } = event.data
      rows.patch('versions', { offer_id, version }, { visible: false })
      rows.patch('offers', { offer_id }, { visible_version: null, changed_at: event.metadata.occurred_at })
      // where a newer version waits or was refused, that stays its state
      const decided = { latest_decision: 'taken_down', rejection_reason: reason }
      rows.patch('offers', { offer_id, latest_version: version }, decided)
      judge(rows, event.data.teacher_id)
      note(event, 'taken_down', version, reason, rows)
    }),

    ...on(e.OfferRemoved, (event, rows) => {
      const { offer_id, version, visible } = event.data
      if (visible !== null) rows.patch('versions', { offer_id, version: visible }, { visible: false })
      rows.patch(
        'offers',
        { offer_id },
        { removed: true, visible_version: null, changed_at: event.metadata.occurred_at },
      )
      judge(rows, event.data.teacher_id)
      note(event, 'removed', version, null, rows)
    }),

    ...on(e.OfferViewsCounted, ({ data }, rows) => {
      rows.add('offers', { offer_id: data.offer_id }, { views: data.views })
    }),

    ...on(accountEvents.PersonForgotten, async ({ data }, rows) => {
      await rows.sql(FORGET_WORDS, [data.subject_id])
      rows.patch('versions', { teacher_id: data.subject_id }, { ...emptyTexts(), visible: false })
      rows.patch('offers', { teacher_id: data.subject_id }, { title: '', search: '' })
      judge(rows, data.subject_id, { withdrawn: true, about: 0, picture: false })
    }),
    ...factsOfPeople,
    ...on(jobEvents.DayBegan, ({ data }, rows) => beginDay(rows, data.date)),
  },
  isApart: true,
  settle,
  later: { after: [jobEvents.DayBegan.name], slice: judgeSome },
}

/** Words that only this person wrote: a replay without their key never sees them (EVT-10). */
const FORGET_WORDS = `
  with spoken as (
         select teacher_id = $1 as theirs, word
           from versions, regexp_split_to_table(search_a || ' ' || search_b, '[^[:alnum:]]+') as word
          where search_a <> '')
  delete from words
   where word in (select word from spoken where theirs) and word not in (select word from spoken where not theirs)`

/** Gives what its title and subject are searched by. */
function putVersion({ data, metadata }: Submitted, rows: Rows): string {
  const city = data.city_id === null ? null : (cityById(data.city_id)?.name ?? null)
  const texts = data.title === null || data.description === null ? emptyTexts() : textsOf(data, city)
  rows.put('versions', {
    offer_id: data.offer_id,
    version: data.version,
    teacher_id: data.teacher_id,
    subject_id: data.subject_id,
    level: data.level,
    places: data.places,
    city_id: data.city_id,
    city,
    prices: data.prices,
    main_amount: mainAmount({ data }),
    availability_group_id: data.availability_group_id,
    sent_at: metadata.occurred_at,
    ...texts,
  })
  for (const word of wordsOf(`${texts.search_a} ${texts.search_b}`)) rows.put('words', { word })
  return texts.search_a
}

function mainAmount({ data }: Pick<Submitted, 'data'>): number {
  return mainPrice(data.prices)?.amount ?? 0
}

function textsOf(data: Submitted['data'], city: string | null) {
  const title = data.title ?? ''
  const description = data.description ?? ''
  return {
    title,
    description,
    slug: slugOf(title),
    excerpt: excerptOf(description),
    ...searchTexts({ title, description, subject_id: data.subject_id, city, places: data.places }),
  }
}

/** What is left of the words of somebody who was forgotten. */
function emptyTexts() {
  return { title: null, description: null, slug: 'x', excerpt: '', search_a: '', search_b: '', search_c: '' }
}

function note(
  event: {
    readonly data: { readonly offer_id: string }
    readonly revision: number
    readonly metadata: { readonly occurred_at: string; readonly actor: string }
  },
  what: OfferRequestView['history'][number]['what'],
  version: number,
  reason: string | null,
  rows: Rows,
): void {
  const { offer_id } = event.data
  const { occurred_at: at, actor } = event.metadata
  rows.put('decisions', { offer_id, revision: event.revision, what, version, actor, reason, at })
}
