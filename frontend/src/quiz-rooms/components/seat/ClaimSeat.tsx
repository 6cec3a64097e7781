import { claimSeat } from '@kredka/contracts/quiz-rooms/endpoints'
import { selectUser } from '../../../app/session/session-slice.ts'
import { useAskToLogIn, useLoginIntent } from '../../../app/session/useLoginIntent.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useAppSelector, useAppStore } from '../../../app/store/hooks.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { readSeatKey } from '../../seat-key.ts'
import { LinkToSeat } from './LinkToSeat.tsx'

interface Props {
  readonly token: string
  /** It happened: the room says so, whether here or in another tab. */
  readonly isClaimed: boolean
}

/** A guest's seat becomes that of the account they log in to, or sign up for (ROO-04). */
export function ClaimSeat({ token, isClaimed }: Props) {
  const t = useText()
  const { own } = useAppStore().services
  const userId = useAppSelector(selectUser)?.userId ?? null
  const askToLogIn = useAskToLogIn()
  const claim = useCommand(claimSeat, { quiet: true })
  const what = `claim-seat:${token}`
  const readSeat = () => {
    const key = readSeatKey(own, userId, token)
    return key === null ? null : { token, key }
  }
  const take = () => {
    const seat = readSeat()
    if (seat !== null) claim.send(seat)
  }
  useLoginIntent(what, take)
  if (isClaimed) return <Notice kind="success">{t('quiz_rooms.claimed')}</Notice>
  return (
    <Card tinted>
      <Stack space={3}>
        <h2>{t('quiz_rooms.claim_title')}</h2>
        <p>{t('quiz_rooms.claim_about')}</p>
        <ErrorNotice error={claim.error} />
        {userId === null ? (
          <Button look="primary" onClick={() => askToLogIn(what, 'signup', readSeat())}>
            {t('quiz_rooms.claim_sign_up')}
          </Button>
        ) : (
          <Button look="primary" loading={claim.status === 'sending'} onClick={take}>
            {t('quiz_rooms.claim')}
          </Button>
        )}
        {userId === null && <LinkToSeat token={token} readSeat={readSeat} />}
      </Stack>
    </Card>
  )
}
