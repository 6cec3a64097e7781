import { NAME_MAX } from '../accounts/rules.ts'
import { type EventsOf, event } from '../kernel/events.ts'
import { Id, Nullable, Obj, OneOf, Personal, Text, Type } from '../kernel/schema.ts'
import { ABOUT_MAX, PHONE_MAX, PICTURE_KINDS } from './rules.ts'
import { VIDEO_LINK_MAX } from './video.ts'

/** Stream `profile-{user_id}`. What others see of a person. */
export const ProfileChanged = event(
  'ProfileChanged',
  Obj({
    user_id: Id,
    name: Personal(Text(NAME_MAX), 'user_id'),
    phone: Personal(Nullable(Text(PHONE_MAX)), 'user_id'),
    about: Personal(Text(ABOUT_MAX, 0), 'user_id'),
  }),
)

/**
 * The picture is the file of this id, which lies outside the events; `replaces` is the one before it, whose file goes.
 */
export const PictureChosen = event('PictureChosen', Obj({ user_id: Id, file_id: Id, replaces: Nullable(Id) }))
export const PictureRemoved = event('PictureRemoved', Obj({ user_id: Id, file_id: Id }))
/** What others see: the photo, or the avatar that the person put together. A new photo is shown without this. */
export const PictureKindChosen = event('PictureKindChosen', Obj({ user_id: Id, kind: OneOf(PICTURE_KINDS) }))

/** The film in which a teacher introduces themselves, at a service of films; null takes it away (PRO-04). */
export const IntroductionVideoChanged = event(
  'IntroductionVideoChanged',
  Obj({ user_id: Id, video: Personal(Nullable(Text(VIDEO_LINK_MAX)), 'user_id') }),
)

/**
 * Stream `teacher-{user_id}`. The tutor terms are accepted and the profile stands: the person is a teacher at once
 * (PRO-03).
 */
export const TeacherProfileCreated = event(
  'TeacherProfileCreated',
  Obj({
    user_id: Id,
    about: Personal(Text(ABOUT_MAX, 0), 'user_id'),
    terms_version: Text(20),
    how: OneOf(['self', 'invitation']),
    /** The invitation that led here. */
    invitation_id: Type.Optional(Id),
  }),
)
export const TeacherSuspended = event('TeacherSuspended', Obj({ user_id: Id, reason: Text(500) }))
export const TeacherReinstated = event('TeacherReinstated', Obj({ user_id: Id, reason: Text(500) }))

export const profileEvents = {
  ProfileChanged,
  PictureChosen,
  PictureRemoved,
  PictureKindChosen,
  IntroductionVideoChanged,
  TeacherProfileCreated,
  TeacherSuspended,
  TeacherReinstated,
}
export type ProfileEvent = EventsOf<typeof profileEvents>
