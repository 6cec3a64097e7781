import { answerLessonMove, withdrawLessonMove } from '@kredka/contracts/lessons/endpoints'
import type { LessonView } from '@kredka/contracts/lessons/views'
import { REASON_MAX } from '@kredka/contracts/offers/rules'
import { useState } from 'react'
import { useDraft } from '../../app/forms/useDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ifOvertaken } from '../../kernel/errors.ts'
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
  const whenOf = useWhen()
  /** The start that is being declined: what is typed answers to that proposal and to no later one. */
  const [declined, setDeclined] = useState('')
  const [asking, setAsking] = useState(false)
  const over = () => {
    setAsking(false)
    onChanged()
  }
  const ask = (start: string) => {
    setDeclined(start)
    setAsking(true)
  }
  const accept = useCommand(answerLessonMove, { ...STATUS_CHANGE, done: over, failed: ifOvertaken(onChanged) })
  const reason = useDraft(`lesson.decline.${lesson.id}`)
  const decline = useCommand(answerLessonMove, {
    ...STATUS_CHANGE,
    always: () => reason[1](''),
    done: over,
    failed: ifOvertaken(onChanged),
  })
  const withdraw = useCommand(withdrawLessonMove, { ...STATUS_CHANGE, done: over, failed: ifOvertaken(over) })
  const { role, id } = lesson
  const move = lesson.move !== null && Date.parse(lesson.move.lapses_at) > now ? lesson.move : null
  return (
    <>
      {move !== null && (
        <Card padding="tight" tinted>
          <Stack space={3}>
            <h2>{t(move.by === role ? 'lessons.you_proposed' : 'lessons.they_propose')}</h2>
            <p>
              <s>
                {whenOf(lesson).day}, {whenOf(lesson).hours}
              </s>
              <br />
              <strong>
                {whenOf(move).day}, {whenOf(move).hours}
              </strong>
            </p>
            {move.note !== null && <p>{t('lessons.their_note', { note: move.note })}</p>}
            <p>{t('lessons.lapses', { when: format.dateTime(move.lapses_at) })}</p>
            <Row>
              {move.by === role ? (
                <Button loading={withdraw.status === 'sending'} onClick={() => withdraw.send({ id })}>
                  {t('lessons.withdraw_move')}
                </Button>
              ) : (
                <>
                  <Button
                    look="primary"
                    icon="check"
                    loading={accept.status === 'sending'}
                    onClick={() => accept.send({ id, accept: true, starts_at: move.starts_at })}
                  >
                    {t('lessons.accept_move')}
                  </Button>
                  <Button onClick={() => ask(move.starts_at)}>{t('lessons.decline_move')}</Button>
                </>
              )}
            </Row>
          </Stack>
        </Card>
      )}
      {/* beside the card, so that what is typed stays when the proposal goes */}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={(why) => decline.send({ id, accept: false, starts_at: declined, reason: why })}
        title={t('lessons.decline_title')}
        confirm={t('lessons.decline_move')}
        busy={decline.status === 'sending'}
        reason={{
          label: t('lessons.reason'),
          max: REASON_MAX,
          required: false,
          optionalText: t('lessons.optional'),
          draft: reason,
        }}
      >
        {asking && move?.starts_at !== declined ? (
          <Notice kind="warning">{t('lessons.move_gone')}</Notice>
        ) : (
          t('lessons.decline_about')
        )}
      </ConfirmDialog>
    </>
  )
}
