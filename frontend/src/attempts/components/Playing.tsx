import { cancelAttempt, finishAttempt } from '@kredka/contracts/attempts/endpoints'
import { FULL_BP } from '@kredka/contracts/attempts/rules'
import type { AskedQuestionView } from '@kredka/contracts/attempts/views'
import type { Given } from '@kredka/contracts/quizzes/question'
import { useEffect, useRef, useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { useAppStore } from '../../app/store/hooks.ts'
import { isContestIntended, LazyContestKey } from '../../contests/index.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import type { AttemptProps } from '../attempt-props.ts'
import { isComplete, isSameGiven, storedAnswer } from '../given.ts'
import { useAnswers } from '../useAnswers.ts'
import { AskedHelp } from './AskedHelp.tsx'
import { Clock } from './Clock.tsx'
import classes from './play.module.css'
import { Question } from './Question.tsx'
import { SaveNote } from './SaveNote.tsx'

/** One question at a time. Learning: check, see why, go on. Exam: answers are kept as they are given, in any order. */
export function Playing({ attempt, refresh }: AttemptProps) {
  const t = useText()
  const { questions, mode, id, author_id } = attempt
  const answers = useAnswers(attempt, refresh)
  const { own } = useAppStore().services
  const [at, setAt] = useState(() => {
    const contested = questions.findIndex((question) => isContestIntended(own, id, question.id))
    return contested >= 0 ? contested : firstOpen(questions)
  })
  const [asking, setAsking] = useState<'finish' | 'cancel' | null>(null)
  const close = () => setAsking(null)
  const [isEnding, setEnding] = useState(false)
  const finish = useCommand(finishAttempt, { done: refresh, failed: close })
  // the end waits for the answers that are on their way: what comes after it does not count
  useEffect(() => {
    if (!isEnding || answers.state === 'sending') return
    setEnding(false)
    if (answers.state === 'saved') finish.send({ id })
    else setAsking(null)
  }, [isEnding, answers.state, finish, id])
  const cancel = useCommand(cancelAttempt, { done: refresh, failed: close })
  const heading = useRef<HTMLHeadingElement>(null)
  const question = questions[at]
  // who listens hears the next question; who sees is at its top
  const moved = useRef(at)
  useEffect(() => {
    if (moved.current !== at) heading.current?.focus()
    moved.current = at
  }, [at])
  const onward = useOnward(question)
  if (question === undefined) return null
  const answered = questions.filter((one) => isComplete(one, answers.of(one.id))).length
  const isLast = at === questions.length - 1
  const isJudged = question.judged !== null
  const given = answers.of(question.id)
  const change = (next: Given) => {
    if (mode === 'exam' && 'choices' in next) answers.send(question.id, next)
    else answers.set(question.id, next)
  }
  /** Typed words are sent when they are left. */
  const keep = () => {
    if (mode !== 'exam' || given === null || 'choices' in given) return
    if (!isSameGiven(given, storedAnswer(attempt, question.id))) answers.send(question.id, given)
  }
  const go = (to: number) => {
    keep()
    setAt(to)
  }
  const end = () => {
    keep()
    if (answered < questions.length) setAsking('finish')
    else setEnding(true)
  }
  return (
    <div className={classes.play}>
      <header className={classes.bar}>
        <ProgressBar
          value={answered / questions.length}
          label={t('attempts.progress')}
          text={t('attempts.answered', { count: answered, all: questions.length })}
        />
        <div className={classes.tools}>
          <span>{t('attempts.question_of', { number: at + 1, all: questions.length })}</span>
          {attempt.started_at !== null && attempt.ends_at !== null && (
            <Clock
              startedAt={attempt.started_at}
              endsAt={attempt.ends_at}
              now={attempt.now}
              onEnd={keep}
              onOver={refresh}
            />
          )}
          <Button look="quiet" size="small" icon="close" onClick={() => setAsking('cancel')}>
            {t('attempts.cancel')}
          </Button>
        </div>
      </header>
      <Question
        key={question.id}
        question={question}
        given={given}
        heading={heading}
        locked={isJudged || (mode === 'learning' && answers.state === 'sending')}
        onChange={change}
        onLeft={keep}
      />
      <footer className={classes.foot}>
        {mode === 'exam' && (
          <span className={classes.note}>
            {(answered > 0 || answers.state !== 'saved') && (
              <SaveNote answers={answers} isTyping={!answers.isSent(question.id)} />
            )}
          </span>
        )}
        {mode === 'exam' && (
          <Button icon="arrow-left" disabled={at === 0} onClick={() => go(at - 1)}>
            {t('attempts.back')}
          </Button>
        )}
        {mode === 'learning' && !isJudged && (
          <Button
            look="primary"
            disabled={!isComplete(question, given)}
            loading={answers.state === 'sending'}
            onClick={() => given !== null && answers.send(question.id, given)}
          >
            {t('attempts.check')}
          </Button>
        )}
        {(mode === 'exam' || isJudged) && !isLast && (
          <Button ref={onward} look="primary" onClick={() => go(at + 1)}>
            {t('attempts.next')}
          </Button>
        )}
        {(mode === 'exam' || isJudged) && isLast && (
          <Button ref={onward} look="primary" loading={isEnding || finish.status === 'sending'} onClick={end}>
            {t('attempts.finish')}
          </Button>
        )}
        {mode === 'learning' && answers.error !== null && <SaveNote answers={answers} />}
      </footer>
      {question.judged !== null && (
        // behind the way on: who needs none of it need not pass it
        <div key={`more ${question.id}`} className={classes.more}>
          {question.judged.bp < FULL_BP && question.subject_id !== null && (
            <AskedHelp subject_id={question.subject_id} author_id={author_id} />
          )}
          <LazyContestKey attemptId={id} questionId={question.id} />
        </div>
      )}
      {mode === 'exam' && (
        <nav aria-label={t('attempts.all_questions')} className={classes.numbers}>
          {questions.map((one, n) => (
            <Button
              key={one.id}
              size="small"
              look={n === at ? 'primary' : isComplete(one, answers.of(one.id)) ? 'secondary' : 'quiet'}
              onClick={() => go(n)}
            >
              <span className="visually-hidden">
                {t(isComplete(one, answers.of(one.id)) ? 'attempts.number_answered' : 'attempts.number_open')}
              </span>
              {String(n + 1)}
            </Button>
          ))}
        </nav>
      )}
      <ConfirmDialog
        opened={asking === 'finish'}
        onClose={close}
        onConfirm={() => setEnding(true)}
        title={t('attempts.finish_title')}
        confirm={t('attempts.finish')}
        busy={isEnding || finish.status === 'sending'}
      >
        <p>{t('attempts.finish_open', { count: questions.length - answered })}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'cancel'}
        onClose={close}
        onConfirm={() => cancel.send({ id })}
        title={t('attempts.cancel_title')}
        confirm={t('attempts.cancel_yes')}
        busy={cancel.status === 'sending'}
        danger
      >
        <p>{t(attempt.assignment_id === null ? 'attempts.cancel_about' : 'attempts.cancel_try')}</p>
      </ConfirmDialog>
    </div>
  )
}

/** The button that was pressed is gone once the answer is judged: whoever pressed it by keys goes on from the next one. */
function useOnward(question: AskedQuestionView | undefined) {
  const button = useRef<HTMLButtonElement>(null)
  const id = question?.id
  const isJudged = question !== undefined && question.judged !== null
  const waited = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (isJudged && waited.current === id && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true })
    }
    waited.current = isJudged ? undefined : id
  }, [id, isJudged])
  return button
}

/** Where the player goes on: the first question without an answer; where all have one, the last, which ends it. */
function firstOpen(questions: readonly AskedQuestionView[]): number {
  const open = questions.findIndex(({ given }) => given === null)
  return open >= 0 ? open : questions.length - 1
}
