import { useText } from '../../app/i18n/useText.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { ProfileForm } from '../components/ProfileForm.tsx'
import { currentUser } from '../resources.ts'

/** PRO-01: one's own name, phone and words about oneself. */
export function ProfilePage() {
  const t = useText()
  const path = usePath()
  const user = currentUser.use({})
  return (
    <>
      <PageHeader
        title={t('shell.profile')}
        about={t('profiles.about_page')}
        actions={
          user.data?.is_teacher === true && (
            <Button icon="eye" to={path('teachers.teacher', { id: user.data.id })}>
              {t('profiles.see_public')}
            </Button>
          )
        }
      />
      <ResourceView of={user} skeleton={<Loading />}>
        {(profile) => <ProfileForm key={profile.id} profile={profile} onSaved={user.refresh} />}
      </ResourceView>
    </>
  )
}

function Loading() {
  return (
    <Card>
      <SkeletonLines lines={8} />
    </Card>
  )
}

export { ProfilePage as Page }
