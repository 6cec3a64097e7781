import { accountEvents } from '@kredka/contracts/accounts/events'
import type { attemptEvents } from '@kredka/contracts/attempts/events'
import { contestEvents } from '@kredka/contracts/contests/events'
import { type EventOf, type EventsOf, make } from '@kredka/contracts/kernel/events'
import { must } from '@kredka/contracts/kernel/testing/must'
import { GENERAL_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import { quizEvents } from '@kredka/contracts/quizzes/events'
import { accountDecider } from '../accounts/account.ts'
import { contestInPoint } from '../attempts/index.ts'
import type { Decider } from '../kernel/decider.ts'
import { testWriteSide } from '../kernel/testing/test-write-side.ts'
import { type ContestCommand, contestDecider } from './contest.ts'

const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`
const [author_id, ola, jan] = [idOf(1), idOf(2), idOf(3)]
const [quiz_id, question_id, other_id] = [idOf(10), idOf(20), idOf(21)]
const KEY = { kind: 'single' as const, right: [0, 1] }
const corrected = { quiz_id, author_id, version: 1 }
const events = { ...accountEvents, ...contestEvents, ...quizEvents }

type KeyCorrected = EventsOf<{ readonly KeyCorrected: typeof quizEvents.KeyCorrected }>
const corrections: Decider<null, KeyCorrected, KeyCorrected> = {
  category: 'quiz',
  initial: null,
  evolve: () => null,
  decide: (_, event) => [event],
}

/** Ola contests the key of the first question; then one key after another is corrected. */
async function contested() {
  const { write, store, encryption, context } = testWriteSide({ events })
  for (const user_id of [author_id, ola, jan]) {
    const named = {
      email_key: user_id.slice(-1).repeat(64),
      email: `${user_id}@example.com`,
      name: 'Ola Łęcka',
      credential_id: null,
    }
    const account = { user_id, ...named, provider: 'email', language: 'pl' } as const
    const register = { do: 'register', account, terms_version: GENERAL_TERMS_VERSION } as const
    must(await write.execute(accountDecider, user_id, register, context()))
  }
  const say = async (command: ContestCommand) => must(await write.execute(contestDecider, quiz_id, command, context()))
  const contest = {
    ...{ contest_id: idOf(30), user_id: ola, attempt_id: idOf(40), key_revision: 0 },
    ...{ is_judged: true, given: null, reason: 'Trójka też pasuje.' },
  }
  await say({ do: 'contest', ...corrected, question_id, ...contest })
  const correct = async (key_revision: number, of = question_id) => {
    const correction = { key_revision, is_void: false, reason: 'Pomyłka', content: KEY }
    const event = make(quizEvents.KeyCorrected, { ...corrected, question_id: of, ...correction })
    must(await write.execute(corrections, quiz_id, event, context()))
  }
  const streams = { read: async (stream: string) => encryption.openEvents(await store.read(stream)) }
  const found = async (player_id: string, key_revision: number) =>
    (await contestInPoint(streams, { ...rescored, player_id, key_revision }))?.contest_id ?? null
  return { say, correct, found }
}

const rescored: EventOf<typeof attemptEvents.AttemptRescored>['data'] = {
  ...{ attempt_id: idOf(40), player_id: ola, mode: 'exam' as const, quiz_id, version: 1, author_id },
  ...{ corrected_quiz_id: quiz_id, key_revision: 1, before_bp: 0, after_bp: 10_000, scores: [] },
}

test('QUI-13 a correction meets the contest of whoever said so, answered by it already or not yet', async () => {
  const { say, correct, found } = await contested()
  await correct(1)
  expect(await found(ola, 1)).toBe(idOf(30))
  await say({ do: 'follow_correction', ...corrected, question_id, key_revision: 1 })
  expect(await found(ola, 1)).toBe(idOf(30))
  expect(await found(jan, 1)).toBeNull()
})

test('QUI-13 no contest is in point of another question, of a later correction, or once it was answered otherwise', async () => {
  const { say, correct, found } = await contested()
  await correct(1, other_id)
  expect(await found(ola, 1)).toBeNull()
  await say({ do: 'defend', ...corrected, question_id, by: 'author', answer: 'Pytanie jest o parzyste.' })
  await correct(2)
  expect(await found(ola, 2)).toBeNull()
})
