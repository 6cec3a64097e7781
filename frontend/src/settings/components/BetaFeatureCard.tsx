import { giveUpBetaFeature, requestBetaFeature } from '@kredka/contracts/settings/endpoints'
import { nextBetaState } from '@kredka/contracts/settings/features'
import type { BetaFeatureView } from '@kredka/contracts/settings/views'
import { useCommand } from '../../app/store/command.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { type StatusKind, StatusLabel } from '../../ui/StatusLabel.tsx'

const KINDS = { requested: 'info', granted: 'active', refused: 'cancelled' } as const satisfies Record<
  Exclude<BetaFeatureView['state'], 'none'>,
  StatusKind
>

interface Props {
  readonly beta: BetaFeatureView
  readonly onChanged: () => void
}

/** A feature, what became of the request, and what the person can do next. */
export function BetaFeatureCard({ beta: { feature, state, reason, since, is_on }, onChanged }: Props) {
  const t = useText()
  const format = useFormat()
  const after = { done: onChanged, failed: onChanged }
  const request = useCommand(requestBetaFeature, { success: 'settings.beta_requested_toast', ...after })
  const giveUp = useCommand(giveUpBetaFeature, after)
  // on without having been given: the feature is on its way to everybody
  const isByLot = is_on && state !== 'granted'
  const shown = isByLot ? 'granted' : state
  return (
    <Stack space={3}>
      <Row space={3}>
        <h3>{t(`settings.beta_${feature}`)}</h3>
        {shown !== 'none' && <StatusLabel kind={KINDS[shown]}>{t(`settings.beta_state_${shown}`)}</StatusLabel>}
      </Row>
      <p>{t(`settings.beta_${feature}_about`)}</p>
      {isByLot && <p>{t('settings.beta_by_lot')}</p>}
      {state === 'granted' && !is_on && <Notice>{t('settings.beta_off')}</Notice>}
      {shown === 'requested' && since !== null && <p>{t('settings.beta_waits', { date: format.date(since) })}</p>}
      {state === 'refused' && reason !== null && <Notice>{t('settings.beta_refused_because', { reason })}</Notice>}
      <Row>
        {!isByLot && nextBetaState(state, 'request') !== null && (
          <Button loading={request.status === 'sending'} onClick={() => request.send({ feature })}>
            {t(state === 'refused' ? 'settings.beta_ask_again' : 'settings.beta_ask')}
          </Button>
        )}
        {!isByLot && nextBetaState(state, 'give_up') !== null && (
          <Button loading={giveUp.status === 'sending'} onClick={() => giveUp.send({ feature })}>
            {t(state === 'granted' ? 'settings.beta_leave' : 'settings.beta_take_back')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
