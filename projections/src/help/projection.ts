import { accountEvents } from '@kredka/contracts/accounts/events'
import { helpEvents as e } from '@kredka/contracts/help/events'
import type { Recorded } from '@kredka/contracts/kernel/events'
import { actOf } from '../admin/index.ts'
import { on, type Projection, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** Messages of the contact form, and what staff made of the questions (CNT-01, ADM-02). */
export const helpProjection: Projection = {
  name: 'help',
  number: 2,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.ContactMessageSent, ({ data, metadata }, rows) => {
      const { email_key: _, ...message } = data
      rows.put('messages', { ...message, sent_at: metadata.occurred_at })
    }),
    ...on(e.ContactMessageAnswered, (event, rows) => {
      const { data, metadata, revision } = event
      const { contact_id, admin_id, text } = data
      const at = metadata.occurred_at
      rows.put('replies', { contact_id, revision, admin_id, text, at })
      rows.add('messages', { contact_id }, { answers: 1 })
      rows.patch('messages', { contact_id }, { state: 'answered', last_answered_at: at, closed_at: null, note: null })
      rows.put('history', { ...actOf(event), contact_id })
    }),
    ...on(e.ContactMessageClosed, (event, rows) => {
      const { contact_id, note } = event.data
      rows.patch('messages', { contact_id }, { state: 'closed', closed_at: event.metadata.occurred_at, note })
      rows.put('history', { ...actOf(event), contact_id })
    }),
    ...on(e.ContactEmailRead, (event, rows) => {
      const { contact_id, reason } = event.data
      rows.put('history', { ...actOf(event, reason), contact_id })
    }),
    ...on(e.ContactMessageRetired, ({ data: { contact_id } }, rows) => {
      rows.remove('messages', { contact_id })
      rows.remove('replies', { contact_id })
      rows.remove('history', { contact_id })
    }),
    ...on(accountEvents.PersonForgotten, ({ data }, rows) => {
      const contact_id = data.subject_id
      rows.patch('messages', { contact_id }, { name: null, email: null, message: null, note: null })
      rows.patch('replies', { contact_id }, { text: null })
    }),

    ...on(e.FaqItemWritten, (event, rows) => {
      const { item_id, admin_id: _, ...written } = event.data
      change(event, rows, item_id, { written, written_at: event.metadata.occurred_at })
    }),
    ...on(e.FaqItemPublished, (event, rows) => change(event, rows, event.data.item_id, { published: true })),
    ...on(e.FaqItemUnpublished, (event, rows) => change(event, rows, event.data.item_id, { published: false })),
    ...on(e.FaqOrdered, ({ data }, rows) =>
      rows.put('faq_orders', { category: data.category, item_ids: data.item_ids }),
    ),
  },
}

function change({ metadata }: Recorded, rows: Rows, item_id: string, changes: Readonly<Record<string, unknown>>): void {
  rows.keep('faq_changes', { item_id, first_at: metadata.occurred_at })
  rows.patch('faq_changes', { item_id }, changes)
}
