import type { answerContests, answerContestsAsStaff } from '@kredka/contracts/contests/endpoints'
import type { ContestedQuestionView } from '@kredka/contracts/contests/views'
import { REASON_MAX } from '@kredka/contracts/offers/rules'
import { useState } from 'react'
import { useDraft } from '../../app/forms/useDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { ifOvertaken } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { readyTexts } from '../../ui/fields/ReadyTexts.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'

const WHY_RIGHT = ['contests.ready_checked', 'contests.ready_explained', 'contests.ready_partly'] as const

interface Props {
  readonly endpoint: typeof answerContests | typeof answerContestsAsStaff
  readonly quizId: string
  readonly question: ContestedQuestionView
  readonly onDone: () => void
}

/** Says why the key stays, to all who contest it at once. */
export function DefendKey({ endpoint, quizId, question, onDone }: Props) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const over = () => {
    setAsking(false)
    onDone()
  }
  const { question_id, version, count, number } = question
  const draft = useDraft(`contest.answer.${quizId}.${question_id}`)
  const defend = useCommand(endpoint, {
    success: 'contests.defended',
    always: () => draft[1](''),
    done: over,
    failed: ifOvertaken(over),
  })
  return (
    <>
      <Button icon="check" label={t('contests.defend_of', { number })} onClick={() => setAsking(true)}>
        {t('contests.defend')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={(answer) => defend.send({ id: quizId, question_id, version, answer })}
        title={t('contests.defend_title')}
        confirm={t('contests.defend_send')}
        busy={defend.status === 'sending'}
        reason={{
          label: t('contests.defend_reason'),
          max: REASON_MAX,
          required: true,
          draft,
          ready: readyTexts(WHY_RIGHT.map((text) => t(text))),
        }}
      >
        <p>{t('contests.defend_about', { count })}</p>
      </ConfirmDialog>
    </>
  )
}
