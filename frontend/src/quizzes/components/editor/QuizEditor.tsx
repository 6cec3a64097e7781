import type { TaskKind } from '@kredka/contracts/quizzes/question'
import type { OwnQuizView } from '@kredka/contracts/quizzes/views'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useUndoKeys } from '../../../app/useUndoKeys.ts'
import { useText } from '../../../i18n/useText.ts'
import { loadChunk } from '../../../kernel/chunks.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { EmptyState, SkeletonLines } from '../../../ui/states.tsx'
import { blankQuestion } from '../../question-form.ts'
import { AddQuestion } from './AddQuestion.tsx'
import classes from './editor.module.css'
import side from './editor-side.module.css'
import { ReadyPanel } from './ReadyPanel.tsx'
import { SaveNote } from './SaveNote.tsx'
import { useQuizDraft } from './useQuizDraft.ts'

const OPEN = 'question'
const QuestionPanel = lazy(async () => ({
  default: (await loadChunk(() => import('./QuestionPanel.tsx'))).QuestionPanel,
}))
// dragging brings a library of its own
const QuestionList = lazy(async () => ({ default: (await loadChunk(() => import('./QuestionList.tsx'))).QuestionList }))

interface Props {
  readonly quiz: OwnQuizView
  readonly userId: string
  readonly onChanged: () => void
}

/** All questions of a quiz beside the open one, which the address names (QUI-02). */
export function QuizEditor({ quiz, userId, onChanged }: Props) {
  const t = useText()
  const [draft, state] = useQuizDraft(quiz, userId, onChanged)
  const [params, setParams] = useSearchParams()
  const wrapper = useRef<HTMLDivElement>(null)
  const { questions } = state
  const openId = params.get(OPEN)
  const at = questions.findIndex(({ id }) => id === openId)
  const open = questions[at]
  const undo = () => void draft.undo()
  const redo = () => void draft.redo()
  useUndoKeys(undo, redo)

  const goTo = (id: string | null) =>
    setParams(id === null ? {} : { [OPEN]: id }, { preventScrollReset: true, replace: openId !== null })
  const closed = useRef<string | null>(null)
  const close = () => {
    closed.current = openId
    if (openId !== null) draft.commit(openId)
    goTo(null)
  }
  useEffect(() => {
    // on a phone the list is what is left: the focus goes back to where it came from
    if (openId !== null || closed.current === null) return
    wrapper.current?.querySelector<HTMLElement>(`[data-question="${closed.current}"]`)?.focus()
    closed.current = null
  }, [openId])

  const add = async (kind: TaskKind) => {
    draft.commit()
    const id = await draft.add(blankQuestion(kind, quiz.subject_id), open?.id ?? questions.at(-1)?.id ?? null)
    if (id !== null) goTo(id)
  }
  const remove = (id: string) => {
    if (id === openId) goTo(null)
    void draft.remove(id)
  }
  return (
    <Stack space={4}>
      <div className={classes.bar}>
        <SaveNote state={state} />
        <Row space={1}>
          <Button look="quiet" size="small" disabled={!state.canUndo} onClick={undo}>
            {t('quiz_editor.undo')}
          </Button>
          <Button look="quiet" size="small" disabled={!state.canRedo} onClick={redo}>
            {t('quiz_editor.redo')}
          </Button>
        </Row>
      </div>
      <div ref={wrapper} className={classes.editor} data-open={open !== undefined || undefined}>
        <div className={side.side}>
          <div className={side.questions}>
            <Suspense fallback={<SkeletonLines />}>
              <QuestionList
                questions={questions}
                openId={open?.id ?? null}
                onOpen={goTo}
                onMove={(id, after) => void draft.move(id, after)}
                onRemove={remove}
              />
            </Suspense>
          </div>
          <AddQuestion questions={questions.length} onAdd={(kind) => void add(kind)} />
          <ReadyPanel quiz={quiz} state={state} onOpen={goTo} onChanged={onChanged} />
        </div>
        <div className={classes.main}>
          {open === undefined ? (
            <EmptyState title={t(questions.length === 0 ? 'quiz_editor.none' : 'quiz_editor.none_open')}>
              <p>{t('quiz_editor.none_about')}</p>
            </EmptyState>
          ) : (
            <Suspense fallback={<SkeletonLines />}>
              <QuestionPanel
                key={open.id}
                question={open}
                number={at + 1}
                quizId={quiz.id}
                subject_id={quiz.subject_id}
                onChange={(form) => draft.type(open.id, form)}
                onLeave={() => draft.commit(open.id)}
                onChoose={(which) => draft.choose(open.id, which)}
                onClose={close}
              />
            </Suspense>
          )}
        </div>
      </div>
    </Stack>
  )
}
