import { REASON_MAX } from '@kredka/contracts/offers/rules'
import { grantBetaFeature, refuseBetaFeature, revokeBetaFeature } from '@kredka/contracts/settings/endpoints'
import { nextBetaState } from '@kredka/contracts/settings/features'
import type { BetaFeatureView } from '@kredka/contracts/settings/views'
import { useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ifOvertaken } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import type { Column } from '../../ui/Table.tsx'
import { BETA_KINDS } from '../state-kinds.ts'

interface Props {
  readonly user: string
  readonly features: readonly BetaFeatureView[]
  readonly onChanged: () => void
}

/** ACC-11: which features the person tries out, and what they wait for. */
export function BetaDecisions({ user, features, onChanged }: Props) {
  const t = useText()
  const format = useFormat()
  const columns: readonly Column<BetaFeatureView>[] = [
    { key: 'feature', label: t('users.feature'), cell: ({ feature }) => t(`settings.beta_${feature}`) },
    {
      key: 'state',
      label: t('users.state'),
      cell: ({ state }) => <StatusLabel kind={BETA_KINDS[state]}>{t(`users.beta_${state}`)}</StatusLabel>,
    },
    { key: 'since', label: t('users.since'), cell: ({ since }) => (since === null ? '—' : format.dateTime(since)) },
    { key: 'reason', label: t('users.reason'), cell: ({ reason }) => reason ?? '' },
    {
      key: 'actions',
      label: t('users.actions'),
      // by its state: an open question must not turn into another one
      cell: (beta) => <Decide key={beta.state} user={user} beta={beta} onChanged={onChanged} />,
    },
  ]
  return (
    <Stack space={3}>
      <h2>{t('users.beta_features')}</h2>
      {features.length === 0 ? (
        <p>{t('users.no_beta')}</p>
      ) : (
        <AdminTable
          label={t('users.beta_features')}
          columns={columns}
          rows={features}
          keyOf={({ feature }) => feature}
        />
      )}
    </Stack>
  )
}

interface DecideProps {
  readonly user: string
  readonly beta: BetaFeatureView
  readonly onChanged: () => void
}

function Decide({ user, beta: { feature, state }, onChanged }: DecideProps) {
  const t = useText()
  const name = t(`settings.beta_${feature}`)
  const [asking, setAsking] = useState(false)
  const over = () => {
    setAsking(false)
    onChanged()
  }
  const after = { success: 'users.beta_decided', done: over, failed: ifOvertaken(over) } as const
  const grant = useCommand(grantBetaFeature, after)
  const refuse = useCommand(refuseBetaFeature, after)
  const revoke = useCommand(revokeBetaFeature, after)
  const no =
    nextBetaState(state, 'refuse') !== null ? 'refuse' : nextBetaState(state, 'revoke') !== null ? 'revoke' : null
  const sayNo = no === 'refuse' ? refuse : revoke
  return (
    <Row space={2}>
      {nextBetaState(state, 'grant') !== null && (
        <Button
          size="small"
          label={`${t('users.beta_grant')}: ${name}`}
          loading={grant.status === 'sending'}
          onClick={() => grant.send({ id: user, feature })}
        >
          {t('users.beta_grant')}
        </Button>
      )}
      {no !== null && (
        <Button size="small" label={`${t(`users.beta_${no}`)}: ${name}`} onClick={() => setAsking(true)}>
          {t(`users.beta_${no}`)}
        </Button>
      )}
      {no !== null && (
        <ConfirmDialog
          opened={asking}
          onClose={() => setAsking(false)}
          onConfirm={(reason) => sayNo.send({ id: user, feature, reason })}
          title={t(`users.beta_${no}_title`)}
          confirm={t(`users.beta_${no}`)}
          busy={sayNo.status === 'sending'}
          reason={{ label: t('users.reason'), hint: t('back_office.reason_hint'), max: REASON_MAX, required: true }}
        >
          {t('users.beta_no_about')}
        </ConfirmDialog>
      )}
    </Row>
  )
}
