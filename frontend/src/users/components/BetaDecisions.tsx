import { grantBetaFeature, refuseBetaFeature, revokeBetaFeature } from '@kredka/contracts/settings/endpoints'
import { nextBetaState } from '@kredka/contracts/settings/features'
import type { BetaFeatureView } from '@kredka/contracts/settings/views'
import { useCommand } from '../../app/store/command.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { type ReadyReasons, ReasonAction } from '../../back-office/ReasonAction.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ifOvertaken } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
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
    {
      key: 'since',
      label: t('users.since'),
      oneLine: true,
      cell: ({ since }) => (since === null ? '—' : format.dateTime(since)),
    },
    { key: 'reason', label: t('users.reason'), cell: ({ reason }) => reason ?? '' },
    {
      key: 'actions',
      label: t('users.actions'),
      cell: (beta) => <Decide user={user} beta={beta} onChanged={onChanged} />,
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

const WHY_NOT: Readonly<Record<'refuse' | 'revoke', ReadyReasons>> = {
  refuse: ['users.ready_beta_small', 'users.ready_beta_unready'],
  revoke: ['users.ready_beta_over', 'users.ready_beta_broken'],
}

interface DecideProps {
  readonly user: string
  readonly beta: BetaFeatureView
  readonly onChanged: () => void
}

function Decide({ user, beta: { feature, state }, onChanged }: DecideProps) {
  const t = useText()
  const name = t(`settings.beta_${feature}`)
  const grant = useCommand(grantBetaFeature, {
    success: 'users.beta_decided',
    done: onChanged,
    failed: ifOvertaken(onChanged),
  })
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
      {(['refuse', 'revoke'] as const).map((no) => (
        <ReasonAction
          key={no}
          endpoint={no === 'refuse' ? refuseBetaFeature : revokeBetaFeature}
          input={(reason) => ({ id: user, feature, reason })}
          ready={WHY_NOT[no]}
          isOffered={nextBetaState(state, no) !== null}
          label={`users.beta_${no}`}
          title={`users.beta_${no}_title`}
          about="users.beta_no_about"
          success="users.beta_decided"
          small
          of={name}
          onDone={onChanged}
        />
      ))}
    </Row>
  )
}
