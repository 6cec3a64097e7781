import type { ReplayView } from '@kredka/contracts/attempts/views'
import type { Given } from '@kredka/contracts/quizzes/question'
import { nanoid } from '@reduxjs/toolkit'
import { useEffect, useRef, useState } from 'react'
import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import type { GivenByQuestion } from '../answer-storage.ts'
import { isComplete } from '../given.ts'
import { askAgain } from '../replaying.ts'
import { usePictures } from '../usePictures.ts'
import classes from './play.module.css'
import { Question } from './Question.tsx'
import { Replayed } from './Replayed.tsx'

interface Props {
  readonly replay: ReplayView
  /** Begins anew. */
  readonly onAgain: () => void
}

/** A quiz that was solved, once more in learning mode: judged in the browser, written down nowhere (NAV-07). */
export function Replaying({ replay, onAgain }: Props) {
  const t = useText()
  const path = usePath()
  const pictures = usePictures(replay)
  const [seed] = useState(() => nanoid())
  const [at, setAt] = useState(0)
  const [given, setGiven] = useState<GivenByQuestion>({})
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(at)
  useEffect(() => {
    if (moved.current !== at) heading.current?.focus()
    moved.current = at
  }, [at])
  const questions = replay.questions.map((one) =>
    askAgain(one, seed, checked.has(one.id) ? (given[one.id] ?? null) : null),
  )
  const question = questions[at]
  if (question === undefined)
    return <Replayed replay={replay} questions={questions} pictures={pictures} {...{ onAgain }} />
  const answer = given[question.id] ?? null
  const isChecked = checked.has(question.id)
  const change = (next: Given) => setGiven((before) => ({ ...before, [question.id]: next }))
  return (
    <div className={classes.play}>
      <header className={classes.bar}>
        <ProgressBar
          value={checked.size / questions.length}
          label={t('attempts.progress')}
          text={t('attempts.answered', { count: checked.size, all: questions.length })}
        />
        <Row apart>
          <span>{t('attempts.question_of', { number: at + 1, all: questions.length })}</span>
          <Button look="quiet" size="small" icon="close" to={path('quizzes.history')}>
            {t('attempts.leave')}
          </Button>
        </Row>
        <p>
          <span className={classes.mode}>{t('attempts.replay_mode')}</span>
        </p>
      </header>
      <Question
        key={question.id}
        question={question}
        given={answer}
        heading={heading}
        locked={isChecked}
        pictureUrl={pictures.get(question.picture_id ?? '')}
        onChange={change}
      />
      <footer className={classes.foot}>
        {isChecked ? (
          <Button look="primary" onClick={() => setAt(at + 1)}>
            {t(at === questions.length - 1 ? 'attempts.replay_end' : 'attempts.next')}
          </Button>
        ) : (
          <Button
            look="primary"
            disabled={!isComplete(question, answer)}
            onClick={() => setChecked((before) => new Set(before).add(question.id))}
          >
            {t('attempts.check')}
          </Button>
        )}
      </footer>
    </div>
  )
}
