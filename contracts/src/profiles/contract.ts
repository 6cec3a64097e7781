import { defineContract, stream } from '../kernel/module-contract.ts'
import * as endpoints from './endpoints.ts'
import {
  IntroductionVideoChanged,
  PictureChosen,
  PictureKindChosen,
  PictureRemoved,
  ProfileChanged,
  profileEvents,
  TeacherProfileCreated,
  TeacherReinstated,
  TeacherSuspended,
} from './events.ts'
import * as views from './views.ts'

export const profilesContract = defineContract({
  name: 'profiles',
  title: 'Profiles and teachers',
  about: 'What others see of a person, and the directory of teachers.',
  endpoints: Object.values(endpoints),
  events: profileEvents,
  streams: [
    stream('profile', 'user_id', 'What others see of a person.', [
      ProfileChanged,
      PictureChosen,
      PictureRemoved,
      PictureKindChosen,
      IntroductionVideoChanged,
    ]),
    stream('teacher', 'user_id', 'A person as a teacher.', [
      TeacherProfileCreated,
      TeacherSuspended,
      TeacherReinstated,
    ]),
  ],
  views,
})
