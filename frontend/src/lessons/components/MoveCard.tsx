import { answerLessonMove, withdrawLessonMove } from '@kredka/contracts/lessons/endpoints'
import type { LessonView } from '@kredka/contracts/lessons/views'
import { REASON_MAX } from '@kredka/contracts/offers/rules'
import { useState } from 'react'
import { ifOvertaken } from '../../app/api/errors.ts'
import { useFormat } from '../../app/i18n/useFormat.ts'
import { useText } from '../../app/i18n/useText.ts'
import { useCommand } from '../../app/store/command.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { STATUS_CHANGE } from '../status-change.ts'
import { useWhen } from '../useWhen.ts'

interface Props {
  readonly lesson: LessonView
  readonly now: number
  readonly onChanged: () => void
}

/** A new time that waits: the other side takes or declines it, whoever proposed it may withdraw it (LES-01). */
export function MoveCard({ lesson, now, onChanged }: Props) {
  const t = useText()
  const format = useFormat()
  const whenOf = useWhen(now)
  const [declining, setDeclining] = useState(false)
  const over = () => {
    setDeclining(false)
    onChanged()
  }
  const settled = { ...STATUS_CHANGE, done: over, failed: ifOvertaken(over) }
  const answer = useCommand(answerLessonMove, settled)
  const withdraw = useCommand(withdrawLessonMove, settled)
  const { move, role, id } = lesson
  if (move === null || Date.parse(move.lapses_at) <= now)
    return declining ? <Notice>{t('errors.LESSON_MOVE_GONE')}</Notice> : null
  const [before, after] = [whenOf(lesson), whenOf(move)]
  const own = move.by === role
  const { starts_at } = move
  return (
    <Card padding="tight" tinted>
      <Stack space={3}>
        <h2>{t(own ? 'lessons.you_proposed' : 'lessons.they_propose')}</h2>
        <p>
          <s>
            {before.day}, {before.hours}
          </s>
          <br />
          <strong>
            {after.day}, {after.hours}
          </strong>
        </p>
        {move.note !== null && <p>{t('lessons.their_note', { note: move.note })}</p>}
        <p>{t('lessons.lapses', { when: format.dateTime(move.lapses_at) })}</p>
        <Row>
          {own ? (
            <Button loading={withdraw.status === 'sending'} onClick={() => withdraw.send({ id })}>
              {t('lessons.withdraw_move')}
            </Button>
          ) : (
            <>
              <Button
                look="primary"
                icon="check"
                loading={answer.status === 'sending'}
                onClick={() => answer.send({ id, accept: true, starts_at })}
              >
                {t('lessons.accept_move')}
              </Button>
              <Button onClick={() => setDeclining(true)}>{t('lessons.decline_move')}</Button>
            </>
          )}
        </Row>
      </Stack>
      <ConfirmDialog
        opened={declining}
        onClose={() => setDeclining(false)}
        onConfirm={(reason) => answer.send({ id, accept: false, starts_at, reason })}
        title={t('lessons.decline_title')}
        confirm={t('lessons.decline_move')}
        busy={answer.status === 'sending'}
        reason={{ label: t('lessons.reason'), max: REASON_MAX, required: false }}
      >
        {t('lessons.decline_about')}
      </ConfirmDialog>
    </Card>
  )
}
