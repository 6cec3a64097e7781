import { adminEvents as e } from '@kredka/contracts/admin/events'
import { story } from '../kernel/testing/story.ts'
import { impersonationDecider } from './impersonation.ts'

const impersonation_id = '01jd0000000000000000000009'
const looked = { user_id: '01jd0000000000000000000001', admin_id: '01jd0000000000000000000002' }
const why = { reason: 'Sprawa 15/2026.', ends_at: '2026-03-02T10:15:00.000Z' }
const begin = { do: 'begin', impersonation_id, ...looked, ...why, is_open: true } as const
const end = { do: 'end', impersonation_id, how: 'ended' } as const
const began = { type: e.ImpersonationBegan.name, data: { impersonation_id, ...looked, ...why } } as const
const ended = { type: e.ImpersonationEnded.name, data: { impersonation_id, ...looked, how: 'ended' } } as const
const tell = () => story(impersonationDecider, e)

test('ADM-03 looking through somebody’s eyes begins with a reason and ends once', () => {
  tell().given().when(begin).gives(began)
  tell().given(began).when(end).gives(ended)
  tell().given(began, ended).when(end).gives()
  tell().given().when(end).gives()
})

test('ADM-03 a repeat begins nothing, nor does one after the end', () => {
  tell().given(began).when(begin).gives()
  tell().given(began, ended).when(begin).gives()
})

test('ADM-03 nobody looks through the eyes of somebody who is blocked or gone', () => {
  tell()
    .given()
    .when({ ...begin, is_open: false })
    .rejects('IMPERSONATION_ACCOUNT_CLOSED')
})
