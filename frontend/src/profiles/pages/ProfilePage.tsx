import type { CurrentUserView } from '@kredka/contracts/profiles/views'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { OwnQualifications } from '../../qualifications/index.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { ProfileForm, useProfileForm } from '../components/ProfileForm.tsx'
import { ProfilePicture } from '../components/ProfilePicture.tsx'
import { ProfileSketch } from '../components/ProfileSketch.tsx'
import { VideoForm } from '../components/VideoForm.tsx'
import { currentUser } from '../resources.ts'
import classes from './profile-page.module.css'

/** PRO-01: one's own picture, name, phone and words about oneself, beside what others see of it. */
export function ProfilePage() {
  const t = useText()
  const user = useResource(currentUser, {})
  return (
    <>
      <PageHeader title={t('shell.profile')} about={t('profiles.about_page')} />
      <ResourceView of={user} skeleton={<Loading />}>
        {(profile) => <Shown key={profile.id} profile={profile} onSaved={user.refresh} />}
      </ResourceView>
    </>
  )
}

interface ShownProps {
  readonly profile: CurrentUserView
  readonly onSaved: () => void
}

function Shown({ profile, onSaved }: ShownProps) {
  const form = useProfileForm(profile, onSaved)
  return (
    <div className={classes.page}>
      <Stack space={5}>
        <Card>
          <Stack space={5}>
            <ProfilePicture profile={profile} />
            <ProfileForm profile={profile} of={form} />
          </Stack>
        </Card>
        {profile.is_teacher && (
          <>
            <OwnQualifications />
            <VideoForm />
          </>
        )}
      </Stack>
      <aside>
        <ProfileSketch profile={profile} typed={form.form.values} />
      </aside>
    </div>
  )
}

function Loading() {
  return (
    <div className={classes.page}>
      <Card>
        <SkeletonLines lines={12} />
      </Card>
    </div>
  )
}

export { ProfilePage as Page }
