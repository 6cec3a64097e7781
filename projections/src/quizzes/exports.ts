import { reject } from '@kredka/contracts/kernel/errors'
import { slugOf } from '@kredka/contracts/kernel/slug'
import { exportQuizCsv, exportQuizGift } from '@kredka/contracts/quizzes/exchange-endpoints'
import type { ImportFormat } from '@kredka/contracts/quizzes/import-formats'
import type { ExchangedQuestion } from '@kredka/contracts/quizzes/imports'
import { answerDocument, type DocumentHandler, userIdOf } from '../kernel/query.ts'

type Writer = (questions: Iterable<ExchangedQuestion>) => Iterable<string>

const ENDPOINTS = { gift: exportQuizGift, csv: exportQuizCsv } as const

interface Exported {
  readonly title: string | null
  readonly questions: readonly ExchangedQuestion[]
}

/** The questions of an own draft as files that are imported again as they were (QUI-02). */
export function exportDocuments(writers: Readonly<Record<ImportFormat, Writer>>): readonly DocumentHandler[] {
  return (['gift', 'csv'] as const).map((format) =>
    answerDocument(ENDPOINTS[format], ['quizzes'], async ({ sql, input, viewer }) => {
      const [quiz] = await sql<Exported>(
        `select q.title, coalesce((
            select jsonb_agg(jsonb_build_object('level', d.level, 'weight', d.weight, 'draft', d.content - 'formulas')
                             order by d.place)
              from quizzes.draft d where d.quiz_id = q.quiz_id and d.content is not null), '[]') as questions
           from quizzes.quizzes q where q.quiz_id = $1 and q.author_id = $2 and q.state <> 'removed'`,
        [input.id, userIdOf(viewer)],
      )
      if (quiz === undefined) return reject('QUIZ_NOT_FOUND')
      const filename = `${slugOf(quiz.title ?? '') || 'quiz'}.${format}`
      return { body: [...writers[format](quiz.questions)].join(''), filename }
    }),
  )
}
