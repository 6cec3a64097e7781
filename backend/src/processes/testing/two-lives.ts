import { createAvailabilityGroup } from '@kredka/contracts/availability/endpoints'
import { listChats, reportMessage, sendMessage } from '@kredka/contracts/chat/endpoints'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import type { Command } from '@kredka/contracts/kernel/endpoints'
import { TUTOR_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import {
  answerLessonMove,
  leaveLessonNote,
  markLessonDone,
  proposeLessonMove,
  reportLessonProblem,
} from '@kredka/contracts/lessons/endpoints'
import { submitOffer } from '@kredka/contracts/offers/endpoints'
import { acceptOrder, cancelOrder, placeOrder, rejectOrder } from '@kredka/contracts/orders/endpoints'
import { changeProfile } from '@kredka/contracts/profiles/endpoints'
import { answerReview, reportReview, writeReview } from '@kredka/contracts/reviews/endpoints'
import { saveSearch } from '@kredka/contracts/searches/endpoints'
import { writeStudentNote } from '@kredka/contracts/students/endpoints'
import { until } from '../../kernel/reactions/testing/until.ts'
import { offerDecider } from '../../offers/offer.ts'
import { teacherDecider } from '../../profiles/teacher.ts'
import type { MovingSite } from './moving-site.ts'
import { hour, orderInput, PRICE } from './orders.ts'
import { logIn, signUp, type TestPerson, testContext } from './people.ts'
import { sendCommand } from './send-command.ts'
import { upToNow } from './up-to-now.ts'

/** Somebody all of whose words carry a mark of their own. */
export interface MarkedPerson extends TestPerson {
  readonly mark: string
}
export const PASSWORD = 'Haslo-osoby-2026!'

async function makeMarkedPerson(site: MovingSite, mark: string): Promise<MarkedPerson> {
  const person = await signUp(site, { email: `${mark}@example.com`, name: `Zenon ${mark}`, password: PASSWORD })
  await until(async () => (await site.store.read(`account-${person.id}`)).length > 0)
  return { ...person, mark, headers: await logIn(site, person.id) }
}

export interface TwoPeople {
  readonly tutor: MarkedPerson
  readonly pupil: MarkedPerson
}

/**
 * A tutor and a pupil who search, order, write to each other, meet, review and report each other, each with words of
 * their own.
 */
export async function twoLives(site: MovingSite): Promise<TwoPeople> {
  const { write, clock } = site.tools
  const people = { tutor: await makeMarkedPerson(site, 'zqtutor'), pupil: await makeMarkedPerson(site, 'zqpupil') }
  const sendAs = <A = { readonly id: string }>(who: keyof TwoPeople, { path }: Command, body: unknown, id = '') =>
    sendCommand<A>(site, people[who], { path: path.replace('{id}', id) } as Command, body)
  const read = async <A>(who: keyof TwoPeople, path: string): Promise<A> => {
    const headers = await upToNow(site, people[who].headers)
    const answered = (await (await fetch(`${site.url}/api${path}`, { headers })).json()) as { readonly data: A }
    return answered.data
  }
  const later = async (milliseconds: number) => {
    site.pass(milliseconds)
    people.tutor = { ...people.tutor, headers: await logIn(site, people.tutor.id) }
    people.pupil = { ...people.pupil, headers: await logIn(site, people.pupil.id) }
  }
  const { tutor, pupil } = people

  const start = { do: 'start', user_id: tutor.id, about: 'Uczę zqtutor.', how: 'self', agreed_version: null } as const
  const context = testContext(site, 'profiles.start_teaching')
  await write.execute(teacherDecider, tutor.id, { ...start, version_in_force: TUTOR_TERMS_VERSION }, context)
  await sendAs('tutor', changeProfile, { name: 'Zenon zqtutor', phone: null, about: 'Tłumaczę spokojnie zqtutor.' })
  await sendAs('pupil', changeProfile, { name: 'Ola zqpupil', phone: null, about: 'Uczę się zqpupil.' })
  await sendAs('pupil', saveSearch, { name: 'Matura zqpupil', filters: { subject: 'maths' } })

  const entries = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    type: 'week_day' as const,
    day,
    start_time: '08:00',
    end_time: '20:00',
  }))
  const { id: availability_group_id } = await sendAs('tutor', createAvailabilityGroup, { name: 'Cały dzień', entries })
  const { id: offer_id } = await sendAs('tutor', submitOffer, {
    title: 'Matematyka zqtutor',
    description: 'Powtarzamy cały materiał krok po kroku, z zadaniami z poprzednich lat zqtutor i spokojnie.',
    subject_id: 'maths',
    level: 'advanced',
    places: ['online', 'student_house'],
    city_id: 'warszawa',
    prices: [{ duration: 60, amount: PRICE }],
    availability_group_id,
  })
  await write.execute(offerDecider, offer_id, { do: 'activate', offer_id, version: 1 }, testContext(site, 'activate'))

  const order = (at: number) =>
    sendAs('pupil', placeOrder, {
      ...orderInput(offer_id, [hour(site, at)], { place: 'student_house', address: 'ul. Polna 1 zqpupil' }),
      message: 'Proszę o powtórkę zqpupil.',
    })
  const [accepted, rejected, cancelled] = [await order(9), await order(11), await order(13)]
  await sendAs('tutor', rejectOrder, { reason: 'Nie mogę zqtutor.' }, rejected.id)
  await sendAs('pupil', cancelOrder, { reason: 'Choruję zqpupil.' }, cancelled.id)
  await sendAs('tutor', acceptOrder, { note: 'Do zobaczenia zqtutor.' }, accepted.id)

  const message = { message: 'Dzień dobry zqpupil', to_user_id: tutor.id }
  const { id: message_id, chat_id } = await sendAs<{ id: string; chat_id: string }>('pupil', sendMessage, message)
  await later(20 * MINUTE)
  await sendAs('tutor', sendMessage, { message: 'Witam zqtutor', chat_id })
  await sendAs('tutor', reportMessage, { message_id, reason: 'other', note: 'Dziwne zqtutor' }, chat_id)
  await later(20 * MINUTE)
  await read('tutor', listChats.path)

  type Lesson = { readonly id: string; readonly starts_at: string }
  const [lesson] = await read<readonly Lesson[]>('tutor', '/lessons/next')
  if (lesson === undefined) throw new Error('no lesson was booked')
  const move = { starts_at: hour(site, 15), note: 'Wolę później zqtutor' }
  await sendAs('tutor', proposeLessonMove, move, lesson.id)
  await sendAs(
    'pupil',
    answerLessonMove,
    { accept: false, starts_at: move.starts_at, reason: 'Pracuję zqpupil' },
    lesson.id,
  )
  await later(Date.parse(lesson.starts_at) - clock.now() + 120 * MINUTE)
  const note = { note: 'Dobrze zqtutor', homework: 'Zadania zqtutor', topics: 'Funkcje zqtutor' }
  await sendAs('tutor', leaveLessonNote, note, lesson.id)
  await sendAs('tutor', markLessonDone, {}, lesson.id)
  await sendAs('pupil', reportLessonProblem, { kind: 'late', text: 'Spóźnienie zqpupil' }, lesson.id)
  await sendAs('tutor', writeStudentNote, { note: 'Zdolna zqtutor' }, pupil.id)
  await sendAs('pupil', writeReview, { stars: 4, text: 'Jasno tłumaczy i przychodzi zqpupil.' }, tutor.id)
  await sendAs('tutor', answerReview, { text: 'Dziękuję zqtutor bardzo!' }, pupil.id)
  await sendAs('tutor', reportReview, { reason: 'other', note: 'Nieprawda zqtutor' }, pupil.id)
  await later(20 * MINUTE)
  return people
}
