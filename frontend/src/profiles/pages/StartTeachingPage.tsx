import { useState } from 'react'
import { useText } from '../../app/i18n/useText.ts'
import { selectIsTeacher } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StartTeachingForm } from '../components/StartTeachingForm.tsx'
import { TeacherSteps } from '../components/TeacherSteps.tsx'
import { TeachingPoints } from '../components/TeachingPoints.tsx'
import { currentUser } from '../resources.ts'
import classes from './start-teaching-page.module.css'

/** PRO-03: what teaching here means, the tutor terms, and the profile that makes a teacher at once. */
export function StartTeachingPage() {
  const t = useText()
  const teaches = useAppSelector(selectIsTeacher)
  const [wasTeacher] = useState(teaches)
  if (teaches) return <TeacherSteps fresh={!wasTeacher} />
  return (
    <>
      <PageHeader title={t('profiles.start_title')} about={t('profiles.start_about')} />
      <div className={classes.page}>
        <TeachingPoints />
        <Start />
      </div>
    </>
  )
}

function Start() {
  const user = currentUser.use({})
  return <ResourceView of={user}>{({ about }) => <StartTeachingForm about={about} />}</ResourceView>
}

export { StartTeachingPage as Page }
