import { ROLLOUT_MODES } from '@kredka/contracts/settings/features'
import type { FeatureView } from '@kredka/contracts/settings/views'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { LogLinks } from '../../back-office/LogLinks.tsx'
import { type ShortColumn, ShortTable } from '../../back-office/ShortTable.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { RollOutDialog } from '../components/RollOutDialog.tsx'
import { features } from '../resources.ts'
import { ROLLOUT_KINDS } from '../state-kinds.ts'

/** Features on trial, and for whom each is on (ADM-02). */
export function FeaturesPage() {
  const t = useText()
  const found = useResource(features, {})
  return (
    <Stack space={5}>
      <PageHeader title={t('users.features')} about={t('users.features_about')} />
      <ResourceView of={found}>
        {(rows) =>
          rows.length === 0 ? <p>{t('users.no_beta')}</p> : <Features rows={rows} onChanged={found.refresh} />
        }
      </ResourceView>
    </Stack>
  )
}

interface Props {
  readonly rows: readonly FeatureView[]
  readonly onChanged: () => void
}

function Features({ rows, onChanged }: Props) {
  const t = useText()
  const format = useFormat()
  const path = usePath()
  const columns: readonly ShortColumn<FeatureView>[] = [
    {
      key: 'feature',
      label: t('users.feature'),
      by: ({ feature }) => t(`settings.beta_${feature}`),
      cell: ({ feature }) => t(`settings.beta_${feature}`),
    },
    {
      key: 'mode',
      label: t('users.rollout'),
      by: ({ mode, share }) => ROLLOUT_MODES.indexOf(mode) + share / 1_000,
      cell: (row) => <ForWhom row={row} />,
    },
    {
      key: 'granted',
      label: t('users.features_given'),
      by: ({ granted }) => granted,
      cell: ({ granted, requested }) => (
        <Stack space={1}>
          <span>{t('users.features_granted', { count: granted })}</span>
          {requested > 0 && (
            <Link to={`${path('admin.users')}?beta=waiting`}>
              {t('users.features_requested', { count: requested })}
            </Link>
          )}
        </Stack>
      ),
    },
    {
      key: 'since',
      label: t('users.features_decided'),
      by: ({ since }) => since,
      cell: ({ since, by, reason, feature }) =>
        since === null ? (
          '—'
        ) : (
          <Stack space={1}>
            <span>
              {format.dateTime(since)}
              {by !== null && ` · ${by}`}
            </span>
            {reason !== null && <span>{reason}</span>}
            <LogLinks stream={`feature-${feature}`} />
          </Stack>
        ),
    },
    { key: 'actions', label: t('users.actions'), cell: (row) => <Change row={row} onChanged={onChanged} /> },
  ]
  return <ShortTable label={t('users.features')} columns={columns} rows={rows} keyOf={({ feature }) => feature} />
}

function ForWhom({ row: { mode, share, from, until } }: { readonly row: FeatureView }) {
  const t = useText()
  const format = useFormat()
  return (
    <Stack space={1}>
      <span>
        <StatusLabel kind={ROLLOUT_KINDS[mode]}>
          {mode === 'share'
            ? t('users.rollout_of', { share: format.percent(share / 100) })
            : t(`users.rollout_${mode}`)}
        </StatusLabel>
      </span>
      {from !== null && <span>{t('users.rollout_since', { day: format.date(from) })}</span>}
      {until !== null && <span>{t('users.rollout_to', { day: format.date(until) })}</span>}
    </Stack>
  )
}

function Change({ row, onChanged }: { readonly row: FeatureView; readonly onChanged: () => void }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const name = t(`settings.beta_${row.feature}`)
  return (
    <>
      <Button size="small" label={`${t('users.rollout_change')}: ${name}`} onClick={() => setOpen(true)}>
        {t('users.rollout_change')}
      </Button>
      <RollOutDialog
        feature={row}
        opened={isOpen}
        onClose={() => setOpen(false)}
        onChanged={() => {
          setOpen(false)
          onChanged()
        }}
        onOvertaken={onChanged}
      />
    </>
  )
}

export { FeaturesPage as Page }
