import { reject } from '@kredka/contracts/kernel/errors'
import {
  getCurrentUser,
  getMinimalProfile,
  getMinimalStudent,
  getOwnPictures,
  getOwnVideo,
  getTeacher,
} from '@kredka/contracts/profiles/endpoints'
import type {
  CurrentUserView,
  MinimalProfileView,
  OwnPicturesView,
  OwnVideoView,
  TeacherView,
} from '@kredka/contracts/profiles/views'
import { DEFAULT_CURRENCY, DEFAULT_TIME_ZONE } from '@kredka/contracts/settings/rules'
import { answer, userIdOf } from '../kernel/query.ts'
import { betaFeaturesOf } from '../settings/index.ts'
import { KNOWS_STUDENT, SEEN_BY, SEEN_BY_READS } from './seen-by.ts'

const MINIMAL = `p.user_id as id, p.name, p.picture_url, p.teacher_state = 'active' as is_teacher`

export const profileQueryHandlers = [
  answer(getCurrentUser, ['profiles', 'accounts', 'settings'], async ({ sql, viewer, now }) => {
    const user_id = userIdOf(viewer)
    const [user] = await sql<Omit<CurrentUserView, 'beta_features'>>(
      `select p.user_id as id, a.email, p.name, p.phone, p.about, p.picture_url, p.teacher_state = 'active'
          as is_teacher,
              coalesce(s.currency, $2) as currency, coalesce(s.timezone, $3) as timezone
         from profiles.people p join accounts.accounts a using (user_id) left join settings.people s using (user_id)
        where p.user_id = $1`,
      [user_id, DEFAULT_CURRENCY, DEFAULT_TIME_ZONE],
    )
    if (user === undefined) return reject('NOT_FOUND')
    const features = await betaFeaturesOf(sql, user_id, now)
    return { ...user, beta_features: features.flatMap(({ feature, is_on }) => (is_on ? [feature] : [])) }
  }),

  answer(getOwnPictures, ['profiles'], async ({ sql, viewer }) => {
    const [own] = await sql<OwnPicturesView>(
      `select picture_kind as kind, '/files/' || picture_id as photo_url,
              '/avatars/' || avatar_code || '.svg' as avatar_url
         from profiles.people where user_id = $1`,
      [userIdOf(viewer)],
    )
    return own ?? reject('NOT_FOUND')
  }),

  answer(getOwnVideo, ['profiles'], async ({ sql, viewer }) => {
    const [own] = await sql<OwnVideoView>('select video from profiles.people where user_id = $1', [userIdOf(viewer)])
    return own ?? reject('NOT_FOUND')
  }),

  answer(getTeacher, ['profiles', 'offers'], async ({ sql, input }) => {
    const [teacher] = await sql<TeacherView>(
      `select p.user_id as id, p.name, p.about, p.video, p.picture_url, p.teacher_since,
              coalesce(o.subjects, '{}') as subjects, coalesce(o.offers, 0) as offers
         from profiles.people p
         left join lateral (
           select array_agg(distinct v.subject_id order by v.subject_id) as subjects, count(*)::int as offers
             from offers.versions v where v.teacher_id = p.user_id and v.visible
         ) o on true
        where p.user_id = $1 and p.teaches`,
      [input.id],
    )
    return teacher ?? reject('NOT_FOUND')
  }),

  answer(getMinimalProfile, SEEN_BY_READS, async ({ sql, input, viewer }) => {
    const [person] = await sql<MinimalProfileView>(
      `select ${MINIMAL} from profiles.people p
        where p.user_id = $1 and ${SEEN_BY}`,
      [input.id, userIdOf(viewer)],
    )
    return person ?? reject('NOT_FOUND')
  }),

  answer(getMinimalStudent, SEEN_BY_READS, async ({ sql, input, viewer }) => {
    const [student] = await sql<MinimalProfileView>(
      `select ${MINIMAL} from profiles.people p
        where p.user_id = $1 and not p.blocked and ${KNOWS_STUDENT}`,
      [input.id, userIdOf(viewer)],
    )
    return student ?? reject('NOT_FOUND')
  }),
]
