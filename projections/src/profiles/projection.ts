import { accountEvents as accounts } from '@kredka/contracts/accounts/events'
import { SERVICE_NAME } from '@kredka/contracts/legal/operator'
import { lockerEvents } from '@kredka/contracts/locker/events'
import { profileEvents as e } from '@kredka/contracts/profiles/events'
import { on, type Projection } from '../kernel/projection.ts'
import { sqlBeside } from '../kernel/sql-file.ts'

/** What people see of each other. */
export const profilesProjection: Projection = {
  name: 'profiles',
  number: 12,
  tables: sqlBeside(import.meta.url),
  on: {
    ...on(accounts.AccountRegistered, ({ data }, rows) => {
      rows.put('people', { user_id: data.user_id, name: data.name })
    }),
    ...on(accounts.SiteAccountOpened, ({ data }, rows) => {
      rows.put('people', { user_id: data.user_id, name: SERVICE_NAME })
    }),
    ...on(accounts.AccountBlocked, ({ data }, rows) => {
      rows.patch('people', { user_id: data.user_id }, { blocked: true })
    }),
    ...on(accounts.AccountUnblocked, ({ data }, rows) => {
      rows.patch('people', { user_id: data.user_id }, { blocked: false })
    }),
    ...on(accounts.AccountDeletionScheduled, ({ data }, rows) => {
      rows.patch('people', { user_id: data.user_id }, { withdrawn: true })
    }),
    ...on(accounts.AccountDeletionCancelled, ({ data }, rows) => {
      rows.patch('people', { user_id: data.user_id }, { withdrawn: false })
    }),
    ...on(e.ProfileChanged, ({ data }, rows) => {
      const { user_id, name, phone, about } = data
      rows.patch('people', { user_id }, { name, phone, about: about ?? '' })
    }),
    ...on(e.PictureChosen, ({ data }, rows) => {
      rows.patch('people', { user_id: data.user_id }, { picture_id: data.file_id, picture_kind: 'photo' })
    }),
    ...on(e.PictureRemoved, ({ data }, rows) => {
      rows.patch('people', { user_id: data.user_id }, { picture_id: null })
    }),
    ...on(e.PictureKindChosen, ({ data }, rows) => {
      rows.patch('people', { user_id: data.user_id }, { picture_kind: data.kind })
    }),
    ...on(e.IntroductionVideoChanged, ({ data }, rows) => {
      rows.patch('people', { user_id: data.user_id }, { video: data.video })
    }),
    ...on(lockerEvents.AvatarChosen, ({ data }, rows) => {
      rows.patch('people', { user_id: data.user_id }, { avatar_code: data.code })
    }),
    ...on(e.TeacherProfileCreated, ({ data, metadata }, rows) => {
      rows.patch(
        'people',
        { user_id: data.user_id },
        // one text about a person: what was said last holds, and saying nothing keeps it
        { teacher_state: 'active', teacher_since: metadata.occurred_at, ...(data.about ? { about: data.about } : {}) },
      )
    }),
    ...on(e.TeacherSuspended, ({ data }, rows) => {
      rows.patch('people', { user_id: data.user_id }, { teacher_state: 'suspended' })
    }),
    ...on(e.TeacherReinstated, ({ data }, rows) => {
      rows.patch('people', { user_id: data.user_id }, { teacher_state: 'active' })
    }),
    ...on(accounts.PersonForgotten, ({ data }, rows) => {
      rows.patch(
        'people',
        { user_id: data.subject_id },
        { name: null, phone: null, about: '', video: null, picture_id: null, avatar_code: null, withdrawn: true },
      )
    }),
  },
}
