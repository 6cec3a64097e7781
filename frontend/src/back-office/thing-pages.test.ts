import { pathsIn } from '../app/routing/usePath.ts'
import { pageOfField, pageOfStream } from './thing-pages.ts'

const ID = '01m8hn0r80k1srffsep7esrx1g'
const path = pathsIn('en')

test('ADM-03 what an alarm or a dead letter concerns is the page of the thing, its person or its case', () => {
  const pages = ['offer', 'lesson', 'calendar', 'mail', 'seal'].map((kind) => pageOfStream(`${kind}-${ID}`, path))
  expect(pages.map((found) => found?.to ?? null)).toEqual([
    `/adminero/offers/${ID}`,
    `/adminero/cases/${ID}`,
    `/adminero/users/${ID}`,
    `/adminero/sent-emails/${ID}`,
    null,
  ])
})

test('ADM-03 an id in an event leads to what its field names, else to the events that name it', () => {
  const to = (field: string, value = ID) => pageOfField(field, value, path)?.to ?? null
  expect(to('terms.offer_id')).toBe(`/adminero/offers/${ID}`)
  expect(to('lesson_ids.12')).toBe(`/adminero/cases/${ID}`)
  expect(to('dates.0.lesson_id')).toBe(`/adminero/cases/${ID}`)
  expect(to('cause_event_id', '0d7e2c1a-6a0e-5f53-9a53-0d2b8a1f77aa')).toMatch(/events\/0d7e2c1a/)
  expect(to('chat_id')).toBe(`/adminero/events?q=${ID}`)
  expect(to('subject_id', 'mathematics')).toBeNull()
  expect(to('order')).toBeNull()
})
