import { ContestCounted, contestEvents as e } from '@kredka/contracts/contests/events'
import { CONTESTS_A_DAY, CONTESTS_OPEN_MAX } from '@kredka/contracts/contests/rules'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { type ContestCommand, contestDecider } from './contest.ts'
import { contestDayDecider, contestDayId } from './contest-day.ts'

const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`
const quiz = { quiz_id: idOf(1), author_id: idOf(2) }
const question = { ...quiz, version: 1, question_id: idOf(3) }
const other = { ...question, question_id: idOf(4) }
const REASON = 'Trójka też jest dobra.'
const tale = story(contestDecider, e)

/** Contest number `n` is that of person number `n`. */
const asks = (
  n: number,
  of = question,
  changes: Partial<Extract<ContestCommand, { do: 'contest' }>> = {},
): ContestCommand => ({
  do: 'contest',
  ...of,
  contest_id: idOf(100 + n),
  user_id: idOf(1000 + n),
  attempt_id: idOf(5000 + n),
  key_revision: 0,
  is_judged: true,
  given: { choices: [0] },
  reason: ` ${REASON} `,
  ...changes,
})
const contested = (n: number, of = question, others = 0, given: object = { choices: [0], words: null }) =>
  make(e.KeyContested, {
    ...of,
    contest_id: idOf(100 + n),
    user_id: idOf(1000 + n),
    attempt_id: idOf(5000 + n),
    key_revision: 0,
    others,
    choices: null,
    words: null,
    ...given,
    reason: REASON,
  })
const idsOf = (...numbers: readonly number[]) => ({ contest_ids: numbers.map((n) => idOf(100 + n)) })
const defended = (of = question, ...numbers: readonly number[]) =>
  make(e.KeyDefended, { ...of, ...idsOf(...numbers), answer: 'Pytanie jest o liczby parzyste.' })
const defend = (by: 'author' | 'staff', of = question) =>
  ({ do: 'defend', by, ...of, answer: ' Pytanie jest o liczby parzyste. ' }) as const

test('QUI-13 whoever knows how they were judged contests a key, with what they answered and why', () => {
  tale.given().when(asks(1)).gives(contested(1))
  tale
    .given(contested(1))
    .when(asks(2, question, { given: { words: ['trzy'] } }))
    .gives(contested(2, question, 1, { words: ['trzy'] }))
  tale
    .given()
    .when(asks(1, question, { given: null }))
    .gives(contested(1, question, 0, {}))
  tale
    .given()
    .when(asks(1, question, { is_judged: false }))
    .rejects('CONTEST_TOO_EARLY')
})

test('QUI-13 one contest of a person and question waits; the same request again changes nothing', () => {
  tale.given(contested(1)).when(asks(1)).gives()
  const again = { contest_id: idOf(777) }
  tale
    .given(contested(1))
    .when(asks(1, question, again))
    .rejects('CONTEST_OPEN')
  tale
    .given(contested(1))
    .when(asks(1, { ...question, version: 2 }, again))
    .gives({
      ...contested(1, { ...question, version: 2 }),
      data: { ...contested(1, { ...question, version: 2 }).data, ...again },
    })
  tale
    .given(contested(1), defended(question, 1))
    .when(asks(1, question, again))
    .gives({ ...contested(1), data: { ...contested(1).data, ...again } })
})

test('QUI-13 authors correct their own keys, and beyond a bound nobody says the same again', () => {
  tale
    .given()
    .when(asks(1, question, { user_id: quiz.author_id }))
    .rejects('CONTEST_OWN_KEY')
  const many = Array.from({ length: CONTESTS_OPEN_MAX }, (_, n) => contested(n, question, n))
  tale
    .given(...many)
    .when(asks(CONTESTS_OPEN_MAX))
    .rejects('CONTESTS_FULL')
  tale
    .given(...many)
    .when(asks(CONTESTS_OPEN_MAX, other))
    .gives(contested(CONTESTS_OPEN_MAX, other))
})

test('QUI-13 the author’s answer, staff’s or a corrected key answers all contests of the question and no others', () => {
  const tales = tale.given(contested(1), contested(2, question, 1), contested(3, other))
  tales.when(defend('author')).gives(defended(question, 1, 2))
  const by_staff = { ...idsOf(1, 2), answer: 'Pytanie jest o liczby parzyste.' }
  tales.when(defend('staff')).gives(make(e.KeyDefendedByStaff, { ...question, ...by_staff }))
  tales
    .when({ do: 'follow_correction', ...question, key_revision: 4 })
    .gives(make(e.ContestedKeyCorrected, { ...question, ...idsOf(1, 2), key_revision: 4 }))
  tales
    .given(defended(question, 1, 2))
    .when(defend('staff'))
    .rejects('CONTEST_ANSWERED')
  tales
    .given(defended(question, 1, 2))
    .when({ do: 'follow_correction', ...question, key_revision: 4 })
    .gives()
  tale.given().when(defend('author')).rejects('CONTEST_ANSWERED')
})

test('QUI-13 staff hear once of a question whose author does not answer', () => {
  const report = (n: number) => ({ do: 'report', quiz_id: quiz.quiz_id, contest_id: idOf(100 + n) }) as const
  const overdue = make(e.ContestsOverdue, { ...question, contests: 2 })
  const tales = tale.given(contested(1), contested(2, question, 1))
  tales.when(report(1)).gives(overdue)
  tales.given(overdue).when(report(2)).gives()
  tales
    .given(defended(question, 1, 2))
    .when(report(1))
    .gives()
  tales
    .given(overdue, defended(question, 1, 2), contested(5))
    .when(report(5))
    .gives(make(e.ContestsOverdue, { ...question, contests: 1 }))
})

test('QUI-13 a quiz that is removed closes what waits', () => {
  const close = { do: 'close', ...quiz } as const
  tale
    .given(contested(1), contested(2, other), contested(3, other, 1))
    .when(close)
    .gives(make(e.ContestsClosed, { ...question, ...idsOf(1) }), make(e.ContestsClosed, { ...other, ...idsOf(2, 3) }))
  tale.given(contested(1), defended(question, 1)).when(close).gives()
})

test('QUI-13 so many keys are contested in a day, and no more', () => {
  const use = { user_id: idOf(7), day: '2027-04-12' }
  const counted = make(ContestCounted, use)
  const day = story(contestDayDecider, { ContestCounted })
  expect(contestDayId(use)).toBe(`${idOf(7)}_20270412`)
  day
    .given(...Array.from({ length: CONTESTS_A_DAY - 1 }, () => counted))
    .when(use)
    .gives(counted)
  day
    .given(...Array.from({ length: CONTESTS_A_DAY }, () => counted))
    .when(use)
    .rejects('DAILY_CONTEST_LIMIT', { most: CONTESTS_A_DAY })
})
