import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { AvatarEditor } from '../components/AvatarEditor.tsx'
import { ownLocker } from '../resources.ts'

/** Where a person puts their avatar together (GAM-05). */
export function LockerPage() {
  const t = useText()
  const found = useResource(ownLocker, {})
  return (
    <>
      <PageHeader title={t('menu.locker')} about={t('locker.about')} />
      <ResourceView of={found}>{({ code }) => <AvatarEditor kept={code} onKept={found.refresh} />}</ResourceView>
    </>
  )
}

export { LockerPage as Page }
