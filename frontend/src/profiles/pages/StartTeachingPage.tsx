import { useEffect, useState } from 'react'
import { selectInvitation } from '../../app/auth/invitation-slice.ts'
import { selectIsTeacher, sessionChanged } from '../../app/session/session-slice.ts'
import { useAppDispatch, useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { ownSettings } from '../../settings/index.ts'
import { Arrival } from '../../ui/Arrival.tsx'
import columns from '../../ui/columns.module.css'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StartTeachingForm } from '../components/StartTeachingForm.tsx'
import { Suspended } from '../components/Suspended.tsx'
import { TeacherSteps } from '../components/TeacherSteps.tsx'
import { TeachingPoints } from '../components/TeachingPoints.tsx'
import { currentUser } from '../resources.ts'
import classes from './start-teaching-page.module.css'

/** PRO-03: what teaching here means, the tutor terms, and the profile that makes a teacher at once. */
export function StartTeachingPage() {
  const t = useText()
  const teaches = useAppSelector(selectIsTeacher)
  const [wasTeacher] = useState(teaches)
  if (teaches) {
    return (
      <Arrival when={!wasTeacher}>
        <TeacherSteps fresh={!wasTeacher} />
      </Arrival>
    )
  }
  return (
    <>
      <PageHeader title={t('profiles.start_title')} about={t('profiles.start_about')} />
      <div className={`${columns.columns} ${classes.page}`}>
        <TeachingPoints />
        <Start />
      </div>
    </>
  )
}

function Start() {
  const t = useText()
  const dispatch = useAppDispatch()
  const user = useResource(currentUser, {})
  const settings = useResource(ownSettings, {})
  const invitation = useAppSelector(selectInvitation)
  const state = settings.data?.teaching.state
  // begun in another tab: this one goes on as a teacher
  useEffect(() => {
    if (state === 'active') dispatch(sessionChanged({ isTeacher: true }))
  }, [state, dispatch])
  return (
    <ResourceView of={settings}>
      {({ teaching }) =>
        teaching.state === 'suspended' ? (
          <Suspended reason={teaching.reason} />
        ) : (
          <Stack space={4}>
            {invitation.status === 'open' && <Notice>{t('profiles.invited')}</Notice>}
            {invitation.status === 'over' && <Notice kind="warning">{t('profiles.invitation_over')}</Notice>}
            <ResourceView of={user}>
              {({ about }) => (
                <StartTeachingForm about={about} invitation={invitation.status === 'open' ? invitation : null} />
              )}
            </ResourceView>
          </Stack>
        )
      }
    </ResourceView>
  )
}

export { StartTeachingPage as Page }
