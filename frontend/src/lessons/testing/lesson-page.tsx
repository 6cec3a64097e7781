import { getTimeline } from '@kredka/contracts/audit/endpoints'
import { getLesson } from '@kredka/contracts/lessons/endpoints'
import type { LessonView } from '@kredka/contracts/lessons/views'
import type { Entity } from '@kredka/contracts/live/entities'
import { act, fireEvent, screen } from '@testing-library/react'
import { hinted } from '../../app/live/live-slice.ts'
import { fakeStorage } from '../../app/testing/own-storage.ts'
import { renderPage } from '../../app/testing/render-page.tsx'
import { fakeServices } from '../../app/testing/services.ts'
import { lessons } from '../module.ts'
import { lesson as lessonResource } from '../resources.ts'

/** When all of it is looked at. */
export const NOW = Date.parse('2026-11-24T12:00:00Z')
export const id = '01jd0000000000000000000001'

/** Of yesterday, not marked yet. */
const OVER: LessonView = {
  id,
  order_id: id,
  offer_id: id,
  role: 'teacher',
  status: 'new',
  expired: true,
  subject_id: 'maths',
  level: 'basic',
  other: { id: '01jd0000000000000000000002', name: 'Maja Nowak', picture_url: null },
  starts_at: '2026-11-23T10:00:00.000Z',
  ends_at: '2026-11-23T11:00:00.000Z',
  date: '2026-11-23',
  time: '11:00',
  timezone: 'Europe/Warsaw',
  duration: 60,
  place: 'online',
  online_tool: 'zoom',
  amount: 9000,
  currency: 'PLN',
  payment_status: 'unpaid',
  move: null,
  problem_state: null,
  cancelled: null,
  offer_title: 'Matematyka',
  list_amount: 9000,
  cancellation_hours: 12,
  payment_id: id,
  booked_at: '2026-11-20T10:00:00.000Z',
  done: null,
  meeting_link: null,
  link_from: null,
  teacher_address: null,
  student_address: null,
  note: null,
  homework: null,
  topics: null,
  noted_at: null,
  problem: null,
}
export const TOMORROW = {
  expired: false,
  starts_at: '2026-11-25T10:00:00.000Z',
  ends_at: '2026-11-25T11:00:00.000Z',
} as const

/** The lesson's page; `becomes` is what happens to the lesson elsewhere. */
export function opened(more: Partial<LessonView> = {}, timezone = 'Europe/Warsaw', own = fakeStorage().tab()) {
  const services = fakeServices({ own })
  let lesson = { ...OVER, ...more }
  services.api.on(getLesson, () => ({ data: lesson })).on(getTimeline, () => ({ data: [] }))
  const user = { isTeacher: lesson.role === 'teacher', timezone }
  const { store } = renderPage(`/lessons/${id}`, { modules: [lessons], user, language: 'en', services })
  const becomes = (change: Partial<LessonView>) => {
    lesson = { ...lesson, ...change }
    act(() => void store.dispatch(lessonResource.refresh({ id })))
  }
  const hint = (entity: Entity, of: string = id) => act(() => void store.dispatch(hinted([{ entity, id: of }])))
  return { api: services.api, becomes, hint }
}
/** Once it is there. */
export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
