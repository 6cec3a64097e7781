import { getContactMessage, getFaq, listContactMessages, listFaqEntries } from '@kredka/contracts/help/endpoints'
import { type FaqChange, faqEntries } from '@kredka/contracts/help/faq'
import { FAQ_CATEGORIES } from '@kredka/contracts/help/rules'
import type { ContactRowView, ContactSort, ContactView, FaqEntryView } from '@kredka/contracts/help/views'
import { reject } from '@kredka/contracts/kernel/errors'
import { historyOf } from '../admin/index.ts'
import { hintOf } from '../kernel/address-hint.ts'
import { staffPageOf } from '../kernel/paging.ts'
import { answer, answerPage, type QueryHandler, type Sql } from '../kernel/query.ts'
import { literal, toSearchText } from '../kernel/typed.ts'
import { iso } from '../postgres/postgres.ts'

const EXCERPT = 160
const ROW = `m.contact_id as id, m.topic, m.state, m.language, m.name, ${hintOf('m.email')} as email, left(m.message,
    ${EXCERPT}) as excerpt, m.sent_at,
  m.answers, m.last_answered_at, m.closed_at`

const ORDER: Readonly<Record<ContactSort, string>> = {
  sent_at: 'm.sent_at, m.contact_id',
  '-sent_at': 'm.sent_at desc, m.contact_id',
  state: "array_position(array['new', 'answered', 'closed'], m.state), m.sent_at desc, m.contact_id",
  '-state': "array_position(array['closed', 'answered', 'new'], m.state), m.sent_at desc, m.contact_id",
  topic: 'm.topic, m.sent_at desc, m.contact_id',
  '-topic': 'm.topic desc, m.sent_at desc, m.contact_id',
  name: 'm.name nulls last, m.sent_at desc, m.contact_id',
  '-name': 'm.name desc nulls last, m.sent_at desc, m.contact_id',
}

export const helpQueryHandlers: readonly QueryHandler[] = [
  answerPage(listContactMessages, ['help'], async ({ sql, input }) => {
    const page = staffPageOf(input)
    const rows = await sql<ContactRowView>(
      `select ${ROW} from help.messages m
        where ($1::text is null or m.state = $1) and ($2::text is null or m.topic = $2)
          and ($3::text is null or concat_ws(' ', m.name, m.email, m.message) ilike '%' || $4 || '%')
        order by ${ORDER[input.sort ?? '-sent_at']}
        limit ${page.limit} offset ${page.offset}`,
      [input.state ?? null, input.topic ?? null, toSearchText(input.q), literal(input.q)],
    )
    return page.of(rows)
  }),

  answer(getContactMessage, ['help', 'admin', 'profiles'], async ({ sql, input }) => {
    const [message] = await sql<ContactView>(
      `select ${ROW}, m.user_id, m.message, m.note,
              coalesce((select jsonb_agg(jsonb_build_object('text', r.text, 'admin_id', r.admin_id, 'at',
                ${iso('r.at')})
                                         order by r.revision)
                          from help.replies r where r.contact_id = m.contact_id), '[]') as replies,
              ${historyOf('help.history', 'h.contact_id = m.contact_id')}
         from help.messages m where m.contact_id = $1`,
      [input.id],
    )
    return message ?? reject('CONTACT_MESSAGE_NOT_FOUND')
  }),

  answer(getFaq, ['help'], async ({ sql, input }) => {
    const published = (await entriesOf(sql)).filter((entry) => entry.published)
    return FAQ_CATEGORIES.map((category) => ({
      category,
      items: published
        .filter((entry) => entry.category === category)
        .map((entry) => ({ id: entry.id, ...inLanguage(entry, input.language) })),
    })).filter(({ items }) => items.length > 0)
  }),

  answer(listFaqEntries, ['help'], async ({ sql }) => [...(await entriesOf(sql))]),
]

async function entriesOf(sql: Sql): Promise<readonly FaqEntryView[]> {
  const changes = await sql<FaqChange>(
    'select item_id as id, written, written_at, published from help.faq_changes order by first_at, item_id',
  )
  const orders = await sql<{ category: string; item_ids: readonly string[] }>(
    'select category, item_ids from help.faq_orders',
  )
  return faqEntries(changes, Object.fromEntries(orders.map(({ category, item_ids }) => [category, item_ids])))
}

function inLanguage(entry: FaqEntryView, language: 'pl' | 'en') {
  return language === 'pl'
    ? { question: entry.question_pl, answer: entry.answer_pl }
    : { question: entry.question_en, answer: entry.answer_en }
}
