import { claimSeatByLink } from '@kredka/contracts/quiz-rooms/endpoints'
import { selectSession, selectUser } from '../../app/session/session-slice.ts'
import { useAskToLogIn, useLoginIntent } from '../../app/session/useLoginIntent.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Frame } from './Frame.tsx'

interface Props {
  readonly token: string
  /** What the link carries. */
  readonly secret: string
  readonly title: string | null
  readonly onTaken: () => void
}

/** A guest played on another device, and their account is here: they say so, and the seat is theirs (ROO-04). */
export function TakeSeat({ token, secret, title, onTaken }: Props) {
  const t = useText()
  const user = useAppSelector(selectUser)
  const { status } = useAppSelector(selectSession)
  const askToLogIn = useAskToLogIn()
  const claim = useCommand(claimSeatByLink, { quiet: true, done: onTaken })
  const what = `take-seat:${token}`
  const take = () => claim.send({ token, secret })
  useLoginIntent(what, take)
  return (
    <Frame centred>
      <Stack space={4}>
        <h1>{t('quiz_rooms.take_title')}</h1>
        <p>{t('quiz_rooms.take_about', { title: title ?? t('quiz_rooms.untitled') })}</p>
        {user !== null && <p>{t('quiz_rooms.take_account', { name: user.userName })}</p>}
        <ErrorNotice error={claim.error} />
        <Button
          look="primary"
          size="large"
          wide
          loading={status === 'unknown' || claim.status === 'sending'}
          onClick={user === null ? () => askToLogIn(what) : take}
        >
          {t(status === 'visitor' ? 'quiz_rooms.take_log_in' : 'quiz_rooms.claim')}
        </Button>
      </Stack>
    </Frame>
  )
}
