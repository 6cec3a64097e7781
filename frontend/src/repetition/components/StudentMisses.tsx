import { promptOnLine } from '@kredka/contracts/quizzes/question-rules'
import type { MissesView } from '@kredka/contracts/repetition/views'
import { useState } from 'react'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { MathText } from '../../ui/math/MathText.tsx'
import { misses } from '../resources.ts'
import classes from './repetition.module.css'

/** Subjects and questions that stand there before all are asked for. */
const SHORT = 5

interface Props {
  readonly id: string
  /** What is missed in it comes first: that of the lesson beside which this stands. */
  readonly subject?: string
}

/** What one of the teacher's students misses in quizzes; nothing where the student shows nothing (QUI-12). */
export function StudentMisses({ id, subject }: Props) {
  const t = useText()
  const { data } = useResource(misses, subject === undefined ? { id } : { id, subject_id: subject })
  if (data === null || !data.is_shared) return null
  return (
    <Card padding="tight">
      <section aria-label={t('repetition.misses')}>
        <Stack space={3}>
          <h2>{t('repetition.misses')}</h2>
          <p className="soft-note">{t('repetition.misses_about')}</p>
          {data.subjects.length === 0 ? <p>{t('repetition.misses_none')}</p> : <Shown misses={data} />}
        </Stack>
      </section>
    </Card>
  )
}

function Shown({ misses: { subjects, questions } }: { readonly misses: MissesView }) {
  const t = useText()
  const format = useFormat()
  const words = useWords()
  const [isWhole, setWhole] = useState(false)
  const part = <Item,>(all: readonly Item[]) => (isWhole ? all : all.slice(0, SHORT))
  return (
    <>
      <ul className={classes.list}>
        {part(subjects).map(({ subject_id, answers, wrong }) => (
          <li key={subject_id} className={classes.line}>
            <strong>{words.subject(subject_id)}</strong>
            <span>{t('repetition.wrong_share', { share: format.percent(wrong / answers), wrong, answers })}</span>
          </li>
        ))}
      </ul>
      {questions.length > 0 && (
        <>
          <h3>{t('repetition.missed_most')}</h3>
          <ol className={classes.list}>
            {part(questions).map(({ id, prompt, formulas, wrong, answers }) => (
              <li key={id} className={classes.question}>
                <span>
                  <MathText text={promptOnLine(prompt)} formulas={formulas} />
                </span>
                <span className="soft-note">{t('repetition.wrong_of', { wrong, answers })}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {Math.max(subjects.length, questions.length) > SHORT && (
        <Row>
          <Button look="quiet" size="small" onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'repetition.misses_fewer' : 'repetition.misses_all')}
          </Button>
        </Row>
      )}
    </>
  )
}
