import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { Timeline } from '../../audit/index.ts'
import { useText } from '../../i18n/useText.ts'
import { AvatarShown } from '../../profiles/index.ts'
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
  const user = useAppSelector(selectUser)
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
            <AvatarShown />
            <AvatarEditor locker={locker} onChange={found.refresh} />
            {user !== null && (locker.code !== null || locker.owned.length > 0) && (
              <Timeline kind="locker" id={user.userId} title={t('locker.history')} />
            )}
          </Stack>
        )}
      </ResourceView>
    </>
  )
}

export { LockerPage as Page }
