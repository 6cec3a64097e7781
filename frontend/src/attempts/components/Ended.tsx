import { useText } from '../../i18n/useText.ts'
import { State } from '../../ui/states.tsx'
import type { AttemptProps } from '../attempt-props.ts'
import { AgainButton } from './AgainButton.tsx'

/** An attempt that was given up, or whose time was over before anything was answered. */
export function Ended({ attempt }: Pick<AttemptProps, 'attempt'>) {
  const t = useText()
  return (
    <State
      level={1}
      picture="closed"
      title={t(attempt.state === 'cancelled' ? 'attempts.cancelled' : 'attempts.expired')}
      action={<AgainButton attempt={attempt} />}
    >
      {attempt.assignment_id === null ? (
        <p>{t(attempt.state === 'cancelled' ? 'attempts.cancelled_about' : 'attempts.expired_about')}</p>
      ) : (
        <p>{t('attempts.lost_try')}</p>
      )}
    </State>
  )
}
