import { useAppDispatch } from '../../app/store/hooks.ts'
import { useOnline } from '../../app/useOnline.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { sendingRetried, unsentDiscarded } from '../chat-slice.ts'
import type { Unsent } from '../unsent.ts'
import { MessageText } from './MessageText.tsx'
import classes from './message-list.module.css'

interface Props {
  readonly unsent: readonly Unsent[]
  /** A message that was given up: what it said may be written on. */
  readonly onDiscard: (message: string) => void
}

/** Messages on their way, and those that were refused. */
export function UnsentList({ unsent, onDiscard }: Props) {
  if (unsent.length === 0) return null
  return (
    <ol className={classes.groups}>
      {unsent.map((one) => (
        <li key={one.key} className={classes.group} data-own data-failed={one.failed !== null || undefined}>
          <div className={classes.bubbles}>
            <p className={classes.bubble} dir="auto">
              <MessageText text={one.message} />
            </p>
            {one.failed === null ? <UnderWay /> : <Refused unsent={one} onDiscard={onDiscard} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

function UnderWay() {
  const t = useText()
  const online = useOnline()
  return (
    <p className={classes.meta} role="status">
      <Icon name={online ? 'clock' : 'offline'} size={14} />
      <span>{t(online ? 'chat.sending' : 'chat.sending_later')}</span>
    </p>
  )
}

interface RefusedProps extends Pick<Props, 'onDiscard'> {
  readonly unsent: Unsent
}

function Refused({ unsent, onDiscard }: RefusedProps) {
  const t = useText()
  const words = useErrorText()
  const dispatch = useAppDispatch()
  const { peer, key, failed, message } = unsent
  if (failed === null) return null
  return (
    <div className={classes.refused} role="alert">
      <p>
        <Icon name="error" size={16} />
        {t('chat.not_sent', { reason: words(failed) })}
      </p>
      <Row space={2} end>
        <Button size="small" icon="refresh" onClick={() => dispatch(sendingRetried({ peer, key }))}>
          {t('chat.retry')}
        </Button>
        <Button
          size="small"
          look="quiet"
          onClick={() => {
            dispatch(unsentDiscarded({ peer, key }))
            onDiscard(message)
          }}
        >
          {t('chat.discard')}
        </Button>
      </Row>
    </div>
  )
}
