import { stopMail } from '@kredka/contracts/notifications/endpoints'
import { SENT_TYPES } from '@kredka/contracts/notifications/types'
import { useSearchParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Arrival } from '../../ui/Arrival.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState, State } from '../../ui/states.tsx'

/**
 * From the link of every mail of a notice, without a login (NOT-01). Opening it changes nothing: programs that look
 * into mails open links too.
 */
export function StopMailPage() {
  const t = useText()
  const path = usePath()
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const word = token.split('-')[1]
  const type = SENT_TYPES.find((known) => known === word)
  const stop = useCommand(stopMail, { quiet: true })
  if (type === undefined || stop.error?.status === 404 || stop.error?.status === 422) {
    return (
      <State
        picture="nothing_found"
        level={1}
        title={t('notifications.bad_link')}
        action={
          <Button to={path('settings.section', { section: 'notifications' })}>{t('notifications.to_settings')}</Button>
        }
      >
        {t('notifications.bad_link_about')}
      </State>
    )
  }
  const name = t(`notifications.type_${type}`)
  if (stop.status === 'done') {
    return (
      <Arrival>
        <State
          picture="empty"
          level={1}
          title={t('notifications.stopped')}
          action={
            <Button to={path('settings.section', { section: 'notifications' })}>
              {t('notifications.to_settings')}
            </Button>
          }
        >
          {t('notifications.stopped_about', { type: name })}
        </State>
      </Arrival>
    )
  }
  if (stop.error !== null) return <ErrorState level={1} error={stop.error} onRetry={() => stop.send({ token })} />
  return (
    <State
      picture="empty"
      level={1}
      title={t('notifications.stop_title')}
      action={
        <Button look="primary" loading={stop.status === 'sending'} onClick={() => stop.send({ token })}>
          {t('notifications.stop')}
        </Button>
      }
    >
      {t('notifications.stop_about', { type: name })}
    </State>
  )
}

export { StopMailPage as Page }
