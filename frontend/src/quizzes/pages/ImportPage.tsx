import { importQuestions, previewImport, previewNewImport } from '@kredka/contracts/quizzes/exchange-endpoints'
import type { ExchangedQuestion, ImportPreview } from '@kredka/contracts/quizzes/imports'
import type { OwnQuizView } from '@kredka/contracts/quizzes/views'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { isId } from '../../app/routing/ids.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { NewQuizForm } from '../components/editor/NewQuizForm.tsx'
import { ImportedRows } from '../components/import/ImportedRows.tsx'
import { ImportSource } from '../components/import/ImportSource.tsx'
import { useSource } from '../components/import/useSource.ts'
import { ownQuiz } from '../own-resources.ts'

/** Questions from a file, looked at before anything is stored: into a new quiz, or into the draft of `?quiz=` (QUI-02). */
export function ImportPage() {
  const [params] = useSearchParams()
  const id = params.get('quiz')
  const found = useResource(ownQuiz, id !== null && isId(id) ? { id } : null)
  if (id === null) return <Import quiz={null} />
  if (!isId(id) || (found.status === 'failed' && found.error.status === 404)) return <NotFound />
  return <ResourceView of={found}>{(quiz) => <Import quiz={quiz} />}</ResourceView>
}

/** What a file holds, and which of its lines are chosen. */
interface Looked {
  readonly preview: ImportPreview
  readonly chosen: ReadonlySet<number>
}

function Import({ quiz }: { readonly quiz: OwnQuizView | null }) {
  const t = useText()
  const path = usePath()
  const source = useSource(`quiz-import.${quiz?.id ?? 'new'}`)
  const [looked, setLooked] = useState<Looked | null>(null)
  const onPreview = (preview: ImportPreview) => setLooked({ preview, chosen: firstChoice(preview) })
  const intoNew = useCommand(previewNewImport, { quiet: true, done: onPreview })
  const intoDraft = useCommand(previewImport, { quiet: true, done: onPreview })
  const own = { label: t('own_quizzes.heading'), to: path('quizzes.own') }
  const into = quiz === null ? [] : [{ label: quiz.title, to: path('quizzes.edit', { id: quiz.id }) }]
  const questions = looked === null ? [] : chosenOf(looked)
  return (
    <>
      <PageHeader
        title={t('quiz_import.heading')}
        about={quiz === null ? t('quiz_import.about_new') : t('quiz_import.about_into', { title: quiz.title })}
        crumbs={[own, ...into, { label: t('quiz_import.heading') }]}
      />
      <Stack space={5}>
        <ImportSource
          source={source}
          isSending={intoNew.status === 'sending' || intoDraft.status === 'sending'}
          error={intoNew.error ?? intoDraft.error}
          onChange={() => setLooked(null)}
          onLook={(format, bytes) =>
            quiz === null ? intoNew.send({ format }, bytes) : intoDraft.send({ id: quiz.id, format }, bytes)
          }
        />
        {looked !== null && <ImportedRows {...looked} onChoose={(chosen) => setLooked({ ...looked, chosen })} />}
        {looked !== null && looked.preview.taken + looked.preview.duplicates > 0 && (
          <Take quiz={quiz} questions={questions} room={looked.preview.room} onTaken={source.drop} />
        )}
      </Stack>
    </>
  )
}

/** What is new, as far as there is room. */
function firstChoice({ rows, room }: ImportPreview): ReadonlySet<number> {
  const fresh = rows.flatMap((row) => (row.is === 'taken' && row.duplicate_of === null ? [row.line] : []))
  return new Set(fresh.slice(0, room))
}

function chosenOf({ preview, chosen }: Looked): readonly ExchangedQuestion[] {
  return preview.rows.flatMap((row) => (row.is === 'taken' && chosen.has(row.line) ? [row.question] : []))
}

interface TakeProps {
  readonly quiz: OwnQuizView | null
  readonly questions: readonly ExchangedQuestion[]
  readonly room: number
  readonly onTaken: () => void
}

function Take({ quiz, questions, room, onTaken }: TakeProps) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const take = useCommand(importQuestions, {
    success: 'quiz_import.taken_done',
    always: onTaken,
    done: (_, { id }) => void navigate(path('quizzes.edit', { id })),
  })
  if (questions.length > room) return <Notice kind="warning">{t('quiz_import.too_many', { room })}</Notice>
  if (questions.length === 0) return <Notice>{t('quiz_import.none_chosen')}</Notice>
  if (quiz === null) {
    return (
      <section aria-label={t('quiz_import.new_quiz')}>
        <Stack space={4}>
          <h2>{t('quiz_import.new_quiz')}</h2>
          <NewQuizForm questions={questions} onMade={onTaken} />
        </Stack>
      </section>
    )
  }
  return (
    <div>
      <Button
        look="primary"
        loading={take.status === 'sending'}
        onClick={() => take.send({ id: quiz.id, questions: [...questions] })}
      >
        {t('quiz_import.take', { count: questions.length })}
      </Button>
    </div>
  )
}

export { ImportPage as Page }
