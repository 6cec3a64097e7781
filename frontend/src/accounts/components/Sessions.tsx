import { endSession, listSessions } from '@kredka/contracts/accounts/endpoints'
import type { OpenSessionView } from '@kredka/contracts/accounts/views'
import { useRef } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { createResource, useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import classes from '../../ui/framed-rows.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { useDeviceName } from '../useDeviceName.ts'

const openSessions = createResource(listSessions, { on: ['session'] })

/** ACC-10: where the person is logged in; what they do not recognise, they end. */
export function Sessions() {
  const t = useText()
  const sessions = useResource(openSessions, {})
  const { refresh } = sessions
  const list = useRef<HTMLUListElement>(null)
  const end = useCommand(endSession, {
    success: 'accounts.session_ended',
    done: () => {
      // The row goes with the button that was pressed.
      list.current?.focus()
      refresh()
    },
    failed: refresh,
  })
  return (
    <ResourceView of={sessions}>
      {(rows) => (
        <ul ref={list} tabIndex={-1} className={classes.list} aria-label={t('accounts.sessions')}>
          {rows.map((session) => (
            <Session
              key={session.id}
              session={session}
              busy={end.status === 'sending'}
              onEnd={() => end.send({ id: session.id })}
            />
          ))}
        </ul>
      )}
    </ResourceView>
  )
}

interface Props {
  readonly session: OpenSessionView
  readonly busy: boolean
  readonly onEnd: () => void
}

function Session({ session, busy, onEnd }: Props) {
  const t = useText()
  const format = useFormat()
  const device = useDeviceName()(session.user_agent)
  return (
    <li className={classes.row}>
      <Icon name="online" />
      <div className={classes.about}>
        <p className={classes.name}>
          {device}
          {session.current && <StatusLabel kind="active">{t('accounts.this_device')}</StatusLabel>}
        </p>
        <p className={classes.more}>
          {t('accounts.session_since', { time: format.dateTime(session.created_at) })}
          <br />
          {t('accounts.session_used', { time: format.dateTime(session.last_used_at) })}
        </p>
      </div>
      {!session.current && (
        <Button
          size="small"
          icon="logout"
          disabled={busy}
          label={t('accounts.end_session_of', { device })}
          onClick={onEnd}
        >
          {t('accounts.end_session')}
        </Button>
      )}
    </li>
  )
}
