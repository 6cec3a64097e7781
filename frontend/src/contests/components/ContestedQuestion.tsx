import type { ContestedQuestionView, ContestView } from '@kredka/contracts/contests/views'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { Row } from '../../ui/layout.tsx'
import { MathText } from '../../ui/math/MathText.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import classes from './contests.module.css'

/** Places to fill, as a prompt marks them. */
const GAPS = /\[\[\d+\]\]/g

interface Props {
  readonly question: ContestedQuestionView
  /** Of which quiz and by whom, where that is not said around it. */
  readonly about?: ReactNode
  /** What can be done. */
  readonly children: ReactNode
}

/** A question whose key is contested: what is right by now, and what everybody answered and says. */
export function ContestedQuestion({ question, about, children }: Props) {
  const t = useText()
  const format = useFormat()
  const { number, version, prompt, formulas, right, count, contests, is_overdue, first_at } = question
  const others = count - contests.length
  return (
    <Card>
      <article id={question.question_id} className={classes.question}>
        <div className={classes.contest}>
          {about}
          <h3 className={classes.prompt}>
            {number}. <MathText text={(prompt ?? t('contests.no_words')).replace(GAPS, '____')} formulas={formulas} />
          </h3>
          <p>
            {t('contests.right_now')} <MathText text={right.join('; ')} formulas={formulas} />
          </p>
          <div className={classes.labels}>
            <StatusLabel kind="warning">{t('contests.count', { count })}</StatusLabel>
            {is_overdue && <StatusLabel kind="cancelled">{t('contests.overdue')}</StatusLabel>}
            <span className="soft-note">{t('contests.since', { version, when: format.date(first_at) })}</span>
          </div>
        </div>
        <ul className={classes.contests}>
          {contests.map((contest) => (
            <li key={contest.id}>
              <Contest contest={contest} formulas={formulas} />
            </li>
          ))}
        </ul>
        {others > 0 && <p className="soft-note">{t('contests.others', { count: others })}</p>}
        <Row>{children}</Row>
      </article>
    </Card>
  )
}

interface ContestProps {
  readonly contest: ContestView
  readonly formulas: ContestedQuestionView['formulas']
}

function Contest({ contest, formulas }: ContestProps) {
  const t = useText()
  const format = useFormat()
  const { player_name, answered, reason, contested_at } = contest
  return (
    <div className={classes.contest}>
      <p className={classes.who}>
        <strong>{player_name ?? t('contests.somebody')}</strong>
        <span className="soft-note">{format.dateTime(contested_at)}</span>
      </p>
      {reason !== null && <p className={classes.words}>{reason}</p>}
      <p className="soft-note">
        {answered.length === 0 ? (
          t('contests.not_answered')
        ) : (
          <>
            {t('contests.answered')} <MathText text={answered.join('; ')} formulas={formulas} />
          </>
        )}
      </p>
    </div>
  )
}
