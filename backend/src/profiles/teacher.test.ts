import { make } from '@kredka/contracts/kernel/events'
import { profileEvents as e } from '@kredka/contracts/profiles/events'
import { story } from '../kernel/testing/story.ts'
import { profileDecider } from './profile.ts'
import { teacherDecider } from './teacher.ts'

const user_id = '01jd0000000000000000000001'
const created = make(e.TeacherProfileCreated, {
  user_id,
  about: 'Uczę fizyki.',
  terms_version: '2026-11-01',
  how: 'self',
})
const start = {
  do: 'start',
  user_id,
  about: ' Uczę fizyki. ',
  how: 'self',
  agreed_version: null,
  version_in_force: '2026-11-01',
} as const
const suspended = make(e.TeacherSuspended, { user_id, reason: 'skargi' })

test('PRO-03 a person becomes a teacher at once, on the terms in force', () => {
  story(teacherDecider, e).given().when(start).gives(created)
  story(teacherDecider, e).given(created).when(start).rejects('ALREADY_TEACHER')
  story(teacherDecider, e)
    .given()
    .when({ ...start, agreed_version: '2025-01-01' })
    .rejects('TERMS_OUTDATED')
})

test('PRO-03 the back office suspends and reinstates a teacher, with a reason', () => {
  story(teacherDecider, e).given(created).when({ do: 'suspend', user_id, reason: 'skargi' }).gives(suspended)
  story(teacherDecider, e).given(created, suspended).when({ do: 'suspend', user_id, reason: 'skargi' }).gives()
  story(teacherDecider, e)
    .given(created, suspended)
    .when({ do: 'reinstate', user_id, reason: 'wyjaśnione' })
    .gives(make(e.TeacherReinstated, { user_id, reason: 'wyjaśnione' }))
  story(teacherDecider, e).given().when({ do: 'suspend', user_id, reason: 'skargi' }).rejects('NOT_FOUND')
})

test('PRO-01 a profile is kept tidy', () =>
  story(profileDecider, e)
    .given()
    .when({ do: 'change', user_id, name: ' Anna   Nowak ', phone: ' +48 600 100 200 ', about: ' Cześć ' })
    .gives(make(e.ProfileChanged, { user_id, name: 'Anna Nowak', phone: '+48 600 100 200', about: 'Cześć' })))

test('PRO-04 of a link to a film only the film is kept', () => {
  const changed = (video: string | null) => make(e.IntroductionVideoChanged, { user_id, video })
  const change = (video: string | null) => ({ do: 'change_video', user_id, video }) as const
  story(profileDecider, e)
    .given()
    .when(change('https://youtu.be/aZ09_-bcdef?si=whoShared'))
    .gives(changed('https://www.youtube.com/watch?v=aZ09_-bcdef'))
  story(profileDecider, e).given(changed('https://vimeo.com/76979871')).when(change(null)).gives(changed(null))
})

describe('PRO-01 the picture', () => {
  const [one, other] = ['01jd000000000000000000f001', '01jd000000000000000000f002']
  const chosen = make(e.PictureChosen, { user_id, file_id: one, replaces: null })
  const removed = make(e.PictureRemoved, { user_id, file_id: one })

  test('a new one takes the place of the old one, whose file is named', () => {
    const choose = (file_id: string) => ({ do: 'choose_picture', user_id, file_id }) as const
    story(profileDecider, e).given().when(choose(one)).gives(chosen)
    story(profileDecider, e)
      .given(chosen)
      .when(choose(other))
      .gives(make(e.PictureChosen, { user_id, file_id: other, replaces: one }))
    story(profileDecider, e).given(chosen).when(choose(one)).gives()
    story(profileDecider, e)
      .given(chosen, removed)
      .when(choose(other))
      .gives(make(e.PictureChosen, { user_id, file_id: other, replaces: null }))
  })

  test('it goes once; the words about oneself leave it as it is', () => {
    const remove = { do: 'remove_picture', user_id } as const
    const words = make(e.ProfileChanged, { user_id, name: 'Anna', phone: null, about: '' })
    story(profileDecider, e).given(chosen, words).when(remove).gives(removed)
    story(profileDecider, e).given(chosen, removed).when(remove).gives()
    story(profileDecider, e).given().when(remove).gives()
  })

  test('GAM-05 the avatar is shown in its place once there is one, until the photo or a new one is wanted', () => {
    const show = (kind: 'photo' | 'avatar', has_avatar = true) =>
      ({ do: 'choose_kind', user_id, kind, has_avatar }) as const
    const shown = (kind: 'photo' | 'avatar') => make(e.PictureKindChosen, { user_id, kind })
    story(profileDecider, e).given(chosen).when(show('avatar')).gives(shown('avatar'))
    story(profileDecider, e).given(chosen).when(show('avatar', false)).rejects('AVATAR_MISSING')
    story(profileDecider, e).given(chosen, shown('avatar')).when(show('avatar')).gives()
    story(profileDecider, e).given(chosen, shown('avatar')).when(show('photo')).gives(shown('photo'))
    story(profileDecider, e).given(shown('avatar'), chosen).when(show('photo')).gives()
    // a photo that is taken away behind it leaves the avatar
    story(profileDecider, e).given(chosen, shown('avatar'), removed).when(show('avatar')).gives()
  })
})
