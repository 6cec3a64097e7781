import { makeSeatLink } from '@kredka/contracts/quiz-rooms/endpoints'
import { useState } from 'react'
import { useCommand } from '../../../app/store/command.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { QrCode } from '../../../ui/qr/QrCode.tsx'
import { useRoomLink } from '../../useRoomLink.ts'
import { CopyButton } from '../CopyButton.tsx'

interface Props {
  readonly token: string
  /** Null where this browser has no key of the seat. */
  readonly readSeat: () => { readonly token: string; readonly key: string } | null
}

interface Made {
  readonly secret: string
  readonly expires_at: string
}

/** For a guest whose account is logged in elsewhere: a link that makes the seat theirs there, once and soon (ROO-04). */
export function LinkToSeat({ token, readSeat }: Props) {
  const t = useText()
  const format = useFormat()
  const linkTo = useRoomLink(token)
  const [made, setMade] = useState<Made | null>(null)
  const link = useCommand(makeSeatLink, { quiet: true, done: setMade })
  const make = () => {
    const seat = readSeat()
    if (seat !== null) link.send(seat)
  }
  const isSending = link.status === 'sending'
  if (made === null) {
    return (
      <>
        <ErrorNotice error={link.error} />
        <Button look="quiet" icon="external" loading={isSending} onClick={make}>
          {t('quiz_rooms.claim_elsewhere')}
        </Button>
      </>
    )
  }
  const address = linkTo({ as: 'claim', key: made.secret })
  return (
    <Stack space={3}>
      <p role="status">{t('quiz_rooms.seat_link_about', { time: format.time(made.expires_at) })}</p>
      <QrCode text={address} label={t('quiz_rooms.seat_link_qr')} failure={t('quiz_rooms.seat_link_no_qr')} />
      <ErrorNotice error={link.error} />
      <Row>
        <CopyButton text={t('quiz_rooms.seat_link_copy')} link={address} />
        <Button look="quiet" icon="refresh" loading={isSending} onClick={make}>
          {t('quiz_rooms.seat_link_new')}
        </Button>
      </Row>
    </Stack>
  )
}
