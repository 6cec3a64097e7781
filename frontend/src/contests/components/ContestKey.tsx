import { contestKey } from '@kredka/contracts/contests/endpoints'
import { REASON_MAX } from '@kredka/contracts/offers/rules'
import { useState } from 'react'
import { useDraft } from '../../app/forms/useDraft.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAskToLogIn, useLoginIntent } from '../../app/session/useLoginIntent.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { contestIntent } from '../contest-intent.ts'
import { attemptContests } from '../resources.ts'
import { OwnContest } from './OwnContest.tsx'

interface Props {
  readonly attemptId: string
  readonly questionId: string
}

/** Whoever knows how their answer was judged may say that the key is wrong, and reads what became of that (QUI-13). */
export function ContestKey(props: Props) {
  const isUser = useAppSelector(selectUser) !== null
  return isUser ? <Contest {...props} /> : <AskToLogIn {...props} />
}

function AskToLogIn({ attemptId, questionId }: Props) {
  const t = useText()
  const askToLogIn = useAskToLogIn()
  return (
    <div>
      <Button look="quiet" size="small" icon="warning" onClick={() => askToLogIn(contestIntent(attemptId, questionId))}>
        {t('contests.contest')}
      </Button>
    </div>
  )
}

function Contest({ attemptId, questionId }: Props) {
  const t = useText()
  const found = useResource(attemptContests, { id: attemptId })
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const draft = useDraft(`contest.${attemptId}.${questionId}`)
  const contest = useCommand(contestKey, {
    success: 'contests.sent',
    always: () => draft[1](''),
    done: () => {
      close()
      found.refresh()
    },
    failed: found.refresh,
  })
  if (found.data === null || found.data.own_questions.includes(questionId)) return null
  const last = found.data.contests.find(({ question_id }) => question_id === questionId)
  return (
    <>
      <GoOn attemptId={attemptId} questionId={questionId} onAsk={() => setAsking(true)} />
      {last !== undefined && <OwnContest contest={last} />}
      {last?.outcome !== null && (
        <div>
          <Button look="quiet" size="small" icon="warning" onClick={() => setAsking(true)}>
            {t(last === undefined ? 'contests.contest' : 'contests.contest_again')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={asking}
        onClose={close}
        onConfirm={(reason) => contest.send({ id: attemptId, question_id: questionId, reason })}
        title={t('contests.title')}
        confirm={t('contests.send')}
        busy={contest.status === 'sending'}
        reason={{
          label: t('contests.reason'),
          hint: t('contests.reason_hint'),
          max: REASON_MAX,
          required: true,
          draft,
        }}
      >
        <p>{t('contests.about')}</p>
      </ConfirmDialog>
    </>
  )
}

/** Only once the attempt is theirs: what a visitor sees while they log in is drawn anew. */
function GoOn({ attemptId, questionId, onAsk }: Props & { readonly onAsk: () => void }) {
  useLoginIntent(contestIntent(attemptId, questionId), onAsk)
  return null
}
