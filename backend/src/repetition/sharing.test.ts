import { make } from '@kredka/contracts/kernel/events'
import { repetitionEvents as e } from '@kredka/contracts/repetition/events'
import { story } from '../kernel/testing/story.ts'
import { sharingDecider } from './sharing.ts'

const user_id = '01jd0000000000000000000001'
const shared = make(e.MissesShared, { user_id })
const hidden = make(e.MissesHidden, { user_id })
const share = (is_shared: boolean) => ({ do: 'share', user_id, is_shared }) as const

test('QUI-12 what a student misses is shown from when they say so until they take it back', () => {
  const student = story(sharingDecider, e)
  student.given().when(share(false)).gives()
  student.given().when(share(true)).gives(shared)
  student.given(shared).when(share(true)).gives()
  student.given(shared).when(share(false)).gives(hidden)
  student.given(shared, hidden).when(share(true)).gives(shared)
})
