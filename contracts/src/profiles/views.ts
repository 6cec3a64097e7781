import { NAME_MAX } from '../accounts/rules.ts'
import { Count, Currency, Id, Instant, Nullable, Obj, type Static, Text, Type } from '../kernel/schema.ts'
import { ABOUT_MAX, PHONE_MAX } from './rules.ts'

/** Section 3's current user. */
export const CurrentUserView = Obj({
  id: Id,
  email: Nullable(Type.String()),
  name: Nullable(Text(NAME_MAX)),
  phone: Nullable(Text(PHONE_MAX)),
  about: Type.String({ maxLength: ABOUT_MAX }),
  picture_url: Nullable(Type.String()),
  is_teacher: Type.Boolean(),
  currency: Currency,
  timezone: Type.String(),
  beta_features: Type.Array(Type.String()),
})
export type CurrentUserView = Static<typeof CurrentUserView>

/** What anybody may see of a person. `name` is null for a deleted user. */
export const MinimalProfileView = Obj({
  id: Id,
  name: Nullable(Type.String()),
  picture_url: Nullable(Type.String()),
  is_teacher: Type.Boolean(),
})
export type MinimalProfileView = Static<typeof MinimalProfileView>

/** A teacher's public page. */
export const TeacherView = Obj({
  id: Id,
  name: Nullable(Type.String()),
  about: Type.String(),
  picture_url: Nullable(Type.String()),
  teacher_since: Instant,
  subjects: Type.Array(Type.String()),
  offers: Count,
})
export type TeacherView = Static<typeof TeacherView>
