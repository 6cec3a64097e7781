import { unsubscribe } from '@kredka/contracts/newsletter/endpoints'
import { useSearchParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Arrival } from '../../ui/Arrival.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState, State } from '../../ui/states.tsx'

const TOKEN = /^[0-9a-f]{128}$/

/**
 * From the link of every issue, without a login (CNT-01). Opening it changes nothing: programs that look into mails
 * open links too.
 */
export function UnsubscribePage() {
  const t = useText()
  const path = usePath()
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const leave = useCommand(unsubscribe, { quiet: true })
  if (leave.status === 'done') {
    return (
      <Arrival>
        <State
          picture="empty"
          level={1}
          title={t('newsletter.left')}
          action={<Button to={path('landing')}>{t('newsletter.home')}</Button>}
        >
          {t('newsletter.left_about')}
        </State>
      </Arrival>
    )
  }
  if (!TOKEN.test(token) || leave.error?.status === 404) {
    return (
      <State
        picture="nothing_found"
        level={1}
        title={t('newsletter.bad_link')}
        action={<Button to={path('contact')}>{t('newsletter.contact')}</Button>}
      >
        {t('newsletter.bad_link_about')}
      </State>
    )
  }
  if (leave.error !== null) return <ErrorState level={1} error={leave.error} onRetry={() => leave.send({ token })} />
  return (
    <State
      picture="empty"
      level={1}
      title={t('newsletter.leave_title')}
      action={
        <Button look="primary" loading={leave.status === 'sending'} onClick={() => leave.send({ token })}>
          {t('newsletter.leave')}
        </Button>
      }
    >
      {t('newsletter.leave_about')}
    </State>
  )
}

export { UnsubscribePage as Page }
