import { accountEvents } from '@kredka/contracts/accounts/events'
import type { AnyEvent, Recorded } from '@kredka/contracts/kernel/events'
import { qualificationEvents as e } from '@kredka/contracts/qualifications/events'
import { actOf } from '../admin/index.ts'
import { on, type Projection, type Rows } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

const TABLES = ['qualifications', 'history'] as const

/** What teachers say to have learned, and what staff did about its papers (PRO-04). */
export const qualificationsProjection: Projection = {
  name: 'qualifications',
  number: 1,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.QualificationStated, ({ data, metadata }, rows) => {
      rows.put('qualifications', { ...data, stated_at: metadata.occurred_at })
    }),
    ...on(e.QualificationProofSent, async (event, rows) => {
      const { qualification_id, file_id, type } = event.data
      remember(event, rows)
      await rows.sql(
        `update qualifications set state = 'waiting', reason = null, file_id = $2, file_type = $3, sent_at = $4,
                sent = sent + 1
          where qualification_id = $1`,
        [qualification_id, file_id, type, event.metadata.occurred_at],
      )
    }),
    ...on(e.QualificationProofOpened, (event, rows) => remember(event, rows, event.data.reason)),
    ...on(e.QualificationChecked, (event, rows) => {
      const { qualification_id } = event.data
      remember(event, rows)
      rows.patch('qualifications', { qualification_id }, { state: 'checked', reason: null })
    }),
    ...on(e.QualificationRefused, (event, rows) => {
      const { qualification_id, reason } = event.data
      remember(event, rows, reason)
      rows.patch('qualifications', { qualification_id }, { state: 'refused', reason })
    }),
    ...on(e.QualificationRemoved, ({ data: { qualification_id } }, rows) => {
      for (const table of TABLES) rows.remove(table, { qualification_id })
    }),
    ...on(accountEvents.PersonForgotten, ({ data: { subject_id } }, rows) => {
      for (const table of TABLES) rows.remove(table, { teacher_id: subject_id })
    }),
  },
}

type OfOne = Recorded<AnyEvent & { readonly data: { readonly qualification_id: string; readonly teacher_id: string } }>

function remember(event: OfOne, rows: Rows, reason: string | null = null): void {
  const { qualification_id, teacher_id } = event.data
  rows.put('history', { qualification_id, teacher_id, ...actOf(event, reason) })
}
