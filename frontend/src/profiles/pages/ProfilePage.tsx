import type { CurrentUserView } from '@kredka/contracts/profiles/views'
import { useState } from 'react'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { OwnQualifications } from '../../qualifications/index.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { ProfileForm } from '../components/ProfileForm.tsx'
import { ProfilePicture } from '../components/ProfilePicture.tsx'
import { ProfileSketch } from '../components/ProfileSketch.tsx'
import { VideoForm } from '../components/VideoForm.tsx'
import { draftDropped } from '../draft-slice.ts'
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
        {(profile) => <Shown profile={profile} onSaved={user.refresh} />}
      </ResourceView>
    </>
  )
}

interface ShownProps {
  readonly profile: CurrentUserView
  readonly onSaved: () => void
}

function Shown({ profile, onSaved }: ShownProps) {
  const dispatch = useAppDispatch()
  const [tries, setTries] = useState(0)
  const undo = () => {
    dispatch(draftDropped())
    setTries(tries + 1)
  }
  return (
    <div className={classes.page}>
      <Stack space={5}>
        <Card>
          <Stack space={5}>
            <ProfilePicture profile={profile} />
            <ProfileForm key={`${profile.id} ${tries}`} profile={profile} onSaved={onSaved} onUndo={undo} />
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
        <ProfileSketch profile={profile} />
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
