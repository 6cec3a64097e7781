import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { askableTeachers } from '../resources.ts'
import { AskButton } from './AskButton.tsx'
import type { AskedFrom } from './AskForm.tsx'

/** The way to ask, for students of this teacher; without one for whoever learns with somebody. Others see nothing. */
export function AskTeacher(from: AskedFrom) {
  const user = useAppSelector(selectUser)
  const teachers = useResource(askableTeachers, user === null ? null : {}).data ?? []
  const isAskable =
    from.teacher_id === undefined ? teachers.length > 0 : teachers.some(({ id }) => id === from.teacher_id)
  if (!isAskable) return null
  return (
    <div>
      <AskButton {...from} />
    </div>
  )
}
