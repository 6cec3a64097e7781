import type { SecondFactorView } from '@kredka/contracts/admin/views'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { adminSession } from '../../app/routing/AdminGate.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { FactorOn } from '../components/second-factor/FactorOn.tsx'
import { RecoveryCodes } from '../components/second-factor/RecoveryCodes.tsx'
import { SetUp } from '../components/second-factor/SetUp.tsx'
import { secondFactor } from '../resources.ts'

/** The second factor of the own account (ADM-08). Where it is demanded and missing, this is all there is. */
export function SecurityPage() {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const session = useResource(adminSession, {})
  const factor = useResource(secondFactor, {})
  /** Shown until they are kept, whatever is read meanwhile. */
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [wasDue, setWasDue] = useState(false)
  const reread = () => {
    factor.refresh()
    session.refresh()
  }
  const show = (made: readonly string[]) => {
    setWasDue(session.data?.second_factor === 'due')
    setCodes(made)
    reread()
  }
  const goOn = () => {
    setCodes(null)
    if (wasDue) void navigate(path('admin.home'))
  }
  return (
    <Stack space={5}>
      <PageHeader title={t('admin.factor')} about={t('admin.factor_about')} />
      {codes !== null ? (
        <RecoveryCodes codes={codes} onKept={goOn} />
      ) : (
        <ResourceView of={factor}>
          {(view) => (
            <Stack space={4}>
              <State factor={view} />
              {view.on_since === null ? (
                <SetUp onOn={show} />
              ) : (
                <FactorOn factor={view} onCodes={show} onOff={reread} />
              )}
            </Stack>
          )}
        </ResourceView>
      )}
    </Stack>
  )
}

function State({ factor: { on_since, demanded, reset } }: { readonly factor: SecondFactorView }) {
  const t = useText()
  const format = useFormat()
  return (
    <Stack space={3}>
      <div>
        <StatusLabel kind={on_since === null ? 'inactive' : 'active'}>
          {on_since === null
            ? t('admin.factor_is_off')
            : t('admin.factor_on_since', { date: format.dateTime(on_since) })}
        </StatusLabel>
      </div>
      {demanded && on_since === null && <Notice kind="warning">{t('admin.factor_due')}</Notice>}
      {reset !== null && (
        <Notice kind="warning">
          {t(reset.by === null ? 'admin.factor_was_reset' : 'admin.factor_was_reset_by', {
            by: reset.by ?? '',
            date: format.dateTime(reset.at),
            reason: reset.reason,
          })}
        </Notice>
      )}
    </Stack>
  )
}

export { SecurityPage as Page }
