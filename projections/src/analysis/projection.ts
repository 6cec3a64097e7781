import { analysisEvents as e } from '@kredka/contracts/analysis/events'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** Questions to the log that staff keep (ANA-03). */
export const analysisProjection: Projection = {
  name: 'analysis',
  number: 1,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(e.AnalystQuestionSaved, ({ data, metadata }, rows) =>
      rows.put('questions', { ...data, changed_at: metadata.occurred_at }),
    ),
    ...on(e.AnalystQuestionChanged, ({ data, metadata }, rows) => {
      const { question_id, admin_id: _, ...content } = data
      rows.patch('questions', { question_id }, { ...content, changed_at: metadata.occurred_at })
    }),
    ...on(e.AnalystQuestionShared, ({ data: { question_id } }, rows) =>
      rows.patch('questions', { question_id }, { is_shared: true }),
    ),
    ...on(e.AnalystQuestionUnshared, ({ data: { question_id } }, rows) =>
      rows.patch('questions', { question_id }, { is_shared: false }),
    ),
    ...on(e.AnalystQuestionArchived, ({ data: { question_id } }, rows) => rows.remove('questions', { question_id })),
    ...on(e.AnalystQuestionRun, ({ data: { question_id }, metadata }, rows) => {
      if (question_id === null) return
      rows.add('questions', { question_id }, { runs: 1 })
      rows.patch('questions', { question_id }, { last_run_at: metadata.occurred_at })
    }),
  },
}
