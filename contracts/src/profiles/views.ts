import { NAME_MAX } from '../accounts/rules.ts'
import { Count, Currency, Id, Instant, Nullable, Obj, OneOf, type Static, Text, Type } from '../kernel/schema.ts'
import { CityRef, FacetView, Price, RatingRef, SubjectRef } from '../offers/views.ts'
import { ABOUT_MAX, PHONE_MAX, PICTURE_KINDS } from './rules.ts'

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

/** What the person may show as their picture, and which of it they show. */
export const OwnPicturesView = Obj({
  kind: OneOf(PICTURE_KINDS),
  photo_url: Nullable(Type.String()),
  /** Of the avatar that was put together in the locker. */
  avatar_url: Nullable(Type.String()),
})
export type OwnPicturesView = Static<typeof OwnPicturesView>

/** Where the service shows the film in which the teacher introduces themselves; null where there is none. */
const video = Nullable(Type.String())

export const OwnVideoView = Obj({ video })
export type OwnVideoView = Static<typeof OwnVideoView>

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
  video,
  picture_url: Nullable(Type.String()),
  teacher_since: Instant,
  subjects: Type.Array(Type.String()),
  offers: Count,
})
export type TeacherView = Static<typeof TeacherView>

/** A teacher in the directory (PRO-04), drawn from their public offers. */
export const TeacherCardView = Obj({
  id: Id,
  name: Nullable(Type.String()),
  picture_url: Nullable(Type.String()),
  /** The beginning of what they say of themselves, in one line; empty where they say nothing. */
  excerpt: Type.String(),
  subjects: Type.Array(SubjectRef),
  /** Where they teach in person. */
  cities: Type.Array(Obj({ id: CityRef, name: Type.String() })),
  online: Type.Boolean(),
  /** The lowest main price of the offers that the list is narrowed to. */
  from_price: Obj({
    currency: Price.properties.currency,
    amount: Price.properties.amount,
    duration: Price.properties.duration,
  }),
  /** Public offers in all. */
  offers: Count,
  rating: RatingRef,
  lessons_done: Count,
  /** Percentage off a first lesson, where a promotion runs today. */
  discount: Nullable(Count),
  teacher_since: Instant,
})
export type TeacherCardView = Static<typeof TeacherCardView>

/** How many teachers each choice would leave; of each group without that group's own choice. */
export const TeacherFacetsView = Obj({
  total: Count,
  subjects: Type.Array(FacetView),
  cities: Type.Array(Obj({ id: CityRef, name: Type.String(), count: Count })),
  online: Count,
})
export type TeacherFacetsView = Static<typeof TeacherFacetsView>
