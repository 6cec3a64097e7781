import { accountEvents as e } from '@kredka/contracts/accounts/events'
import { DELETION_DELAY_MS, isDeletionWord } from '@kredka/contracts/accounts/rules'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { accountDecider } from './account.ts'
import { deletionDecider } from './deletion.ts'
import { NOTHING_PLAYED, signupDecider } from './requests.ts'

const user_id = '01jd0000000000000000000001'
const email_key = 'a'.repeat(64)
const due_at = '2027-04-01T09:00:00.000Z'
const due = Date.parse(due_at)

const registered = make(e.AccountRegistered, {
  user_id,
  email_key,
  email: 'anna@example.com',
  name: 'Anna',
  credential_id: null,
  provider: 'email',
  language: 'pl',
})
const requested = make(e.AccountDeletionRequested, { user_id })
const scheduled = make(e.AccountDeletionScheduled, { user_id, due_at })
const cancelled = make(e.AccountDeletionCancelled, { user_id })
const deleted = make(e.AccountDeleted, { user_id })
const forgotten = make(e.PersonForgotten, { subject_id: user_id })
const request = { do: 'request', user_id } as const
const schedule = { do: 'schedule', user_id, due_at } as const
const cancel = { do: 'cancel', user_id } as const
const forget = { do: 'forget', user_id } as const

const account = story(deletionDecider, e).given(registered)

test('ACC-08 a deletion is requested, again after a lost mail, but not while it is scheduled', () => {
  account.when(request).gives(requested)
  account.given(requested).when(request).gives(requested)
  account.given(requested, scheduled).when(request).rejects('DELETION_SCHEDULED')
  story(deletionDecider, e).given().when(request).rejects('NOT_FOUND')
})

test('ACC-08 only what was requested is scheduled, and once', () => {
  account.given(requested).when(schedule).gives(scheduled)
  account
    .given(requested, scheduled)
    .when({ ...schedule, due_at: '2027-05-01T09:00:00.000Z' })
    .gives()
  account.when(schedule).rejects('REQUEST_EXPIRED')
  account.given(requested, cancelled).when(schedule).rejects('REQUEST_EXPIRED')
})

test('ACC-08 a person keeps the account until the last moment, and may change their mind again', () => {
  account.given(requested).when(cancel).gives(cancelled)
  account.given(requested, scheduled).when(cancel).gives(cancelled)
  account.when(cancel).gives()
  account.given(requested, scheduled, cancelled).when(request).gives(requested)
  account.given(requested, scheduled, deleted).when(cancel).rejects('NOT_FOUND')
})

test('ACC-08 the account is deleted when it is due and no sooner', () => {
  const execute = (now: number) => ({ do: 'execute', user_id, now }) as const
  account
    .given(requested, scheduled)
    .when(execute(due - 1))
    .gives()
  account.given(requested, scheduled).when(execute(due)).gives(deleted)
  account.given(requested, scheduled, cancelled).when(execute(due)).gives()
  account.given(requested).when(execute(due)).gives()
  account.given(requested, scheduled, deleted).when(execute(due)).rejects('NOT_FOUND')
})

test('EVT-10 only somebody whose account is deleted is forgotten, once', () => {
  account.given(requested, scheduled, deleted).when(forget).gives(forgotten)
  account.given(requested, scheduled).when(forget).rejects('CONFLICT')
  account.when(forget).rejects('CONFLICT')
  account.given(requested, scheduled, deleted, forgotten).when(forget).rejects('NOT_FOUND')
})

test('ACC-08 a deleted account takes no other commands; a blocked one is deleted all the same', () => {
  const block = { do: 'block', user_id, reason: 'spam' } as const
  story(accountDecider, e).given(registered, deleted).when(block).rejects('NOT_FOUND')
  account.given(requested, scheduled).when({ do: 'execute', user_id, now: due }).gives(deleted)
})

test('ACC-08 who asked for the deletion uses the account as before', () => {
  const state = story(accountDecider, e)
    .given(registered, requested, scheduled, cancelled)
    .when({ do: 'choose_language', user_id, language: 'en' })
    .state()
  expect(state).toMatchObject({ is: 'open', language: 'en', email_key })
})

test('EVT-10 a sign-up that nobody confirmed lapses once', () => {
  const asked = { signup_id: user_id, email_key, email: 'anna@example.com', language: 'pl' } as const
  const signup = make(e.SignupRequested, { ...asked, played: NOTHING_PLAYED })
  const lapse = { do: 'lapse', signup_id: user_id } as const
  const tale = story(signupDecider, e)
  tale.given(signup).when(lapse).gives(forgotten)
  tale.given(signup, forgotten).when(lapse).gives()
  tale.given().when(lapse).gives()
})

test('ACC-08 the confirmation word is that of the page’s language', () => {
  expect(isDeletionWord('USUŃ', 'pl')).toBe(true)
  expect(isDeletionWord('  usuń ', 'pl')).toBe(true)
  expect(isDeletionWord('USUN\u0301', 'pl')).toBe(true)
  expect(isDeletionWord('DELETE', 'en')).toBe(true)
  for (const wrong of ['DELETE', 'USUN', 'USUŃ!', '']) expect(isDeletionWord(wrong, 'pl')).toBe(false)
  expect(DELETION_DELAY_MS).toBe(30 * 24 * 60 * 60 * 1000)
})
