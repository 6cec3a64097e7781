import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { AvatarEditor } from '../components/AvatarEditor.tsx'
import { ownLocker } from '../resources.ts'

/** Where a person puts their avatar together (GAM-05). */
export function LockerPage() {
  const t = useText()
  const path = usePath()
  const found = useResource(ownLocker, {})
  return (
    <>
      <PageHeader title={t('menu.locker')} about={t('locker.about')} />
      <ResourceView of={found}>
        {(locker) => (
          <Stack space={6}>
            <p>
              {t('locker.balance', { count: locker.balance })}{' '}
              <Link to={path('rewards.points')}>{t('locker.to_points')}</Link>
            </p>
            <AvatarEditor locker={locker} onChange={found.refresh} />
          </Stack>
        )}
      </ResourceView>
    </>
  )
}

export { LockerPage as Page }
