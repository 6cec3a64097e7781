import { profileEvents as e } from '@kredka/contracts/profiles/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** The person's own profile in all their tabs, and the person in the back office. */
export const profileHints: Hints = hints(
  [
    e.ProfileChanged,
    e.PictureChosen,
    e.PictureRemoved,
    e.PictureKindChosen,
    e.IntroductionVideoChanged,
    e.TeacherProfileCreated,
    e.TeacherSuspended,
    e.TeacherReinstated,
  ],
  ({ data }) => [
    { to: { person: data.user_id }, entity: 'profile' },
    { to: 'admins', entity: 'account', id: data.user_id },
  ],
)
