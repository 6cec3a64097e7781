import { accountDecider } from '@kredka/backend/accounts/account'
import { attemptAlarms } from '@kredka/backend/attempts/alarms'
import { type Attempt, attemptDecider, isOpen } from '@kredka/backend/attempts/attempt'
import { factsOf, scoresNow } from '@kredka/backend/attempts/judging'
import { rescoring } from '@kredka/backend/attempts/rescoring'
import { tellRescored } from '@kredka/backend/attempts/tell-rescored'
import type { OpenFacts } from '@kredka/backend/kernel/open-facts'
import type { OpenStreams, Tools } from '@kredka/backend/kernel/tools'
import { authorQueueDecider } from '@kredka/backend/quizzes/author-queue'
import { correctionOf } from '@kredka/backend/quizzes/correction'
import { quizPolicies } from '@kredka/backend/quizzes/policies'
import { listedVersion, type QuizCommand, quizDecider } from '@kredka/backend/quizzes/quiz'
import { versionOf } from '@kredka/backend/quizzes/version'
import { earnPoints } from '@kredka/backend/rewards/policies'
import { judgeAnswer } from '@kredka/contracts/attempts/asked'
import { attemptEvents } from '@kredka/contracts/attempts/events'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import { isRejection } from '@kredka/contracts/kernel/errors'
import type { EventOf } from '@kredka/contracts/kernel/events'
import { GENERAL_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import { type InstantWorld, instantWorld } from './instant-world.ts'
import { PLAYERS, type QuizAct } from './quiz-acts.ts'
import { contentAt, givenTo, keyOf } from './quiz-contents.ts'

const START = Date.parse('2027-03-01T08:00:00.000Z')
const QUIZ_ID = 'quiz'
const AUTHOR_ID = 'author'
const OWN = { quiz_id: QUIZ_ID, author_id: AUTHOR_ID }
const WORDS = { title: 'Rzeki i liczby', description: '' }
const TERMS = { subject_id: 'maths', level: 'any', difficulty: 3, language: 'pl', exam_minutes: 5 } as const

export interface QuizLives {
  readonly world: InstantWorld
  /** Does it, as far as it can be done; what the rules refuse is refused. */
  act(act: QuizAct): Promise<void>
}
type Answering = Extract<QuizAct, { do: 'answer' }>

/** One quiz, its author and its players, with the deciders, policies and alarms of the product as they are. */
export async function quizLives(): Promise<QuizLives> {
  let tools: Pick<Tools, 'streams' | 'openFacts' | 'write'> | undefined
  const played = playedIn(() => world)
  const world: InstantWorld = instantWorld(START, ({ streams, write }) => {
    tools = { streams, write, openFacts: openFactsOf(streams) }
    const alarms = attemptAlarms(tools).filter(({ name }) => name.startsWith('attempts.end'))
    return {
      policies: [
        ...quizPolicies({ streams }),
        rescoring(tools, played, async () => undefined),
        tellRescored({ streams }),
        earnPoints,
      ],
      alarms,
    }
  })
  if (tools === undefined) throw new Error('the world has no tools')
  const opened = tools
  let made = 0
  const newId = (kind: string) => {
    made += 1
    return `${kind}${made}`
  }
  const say = (command: QuizCommand) => world.say(quizDecider, QUIZ_ID, command)
  const quiz = () => world.state(quizDecider, QUIZ_ID)
  const lastOf = (player: number) => {
    const own = world
      .of(attemptEvents.AttemptCreated.name)
      .filter(({ data }) => data['player_id'] === `player${player}`)
    return own.map(({ data }) => String(data['attempt_id'])).at(-1)
  }
  const openOf = (player: number) => {
    const attempt_id = lastOf(player)
    const attempt: Attempt | undefined = attempt_id === undefined ? undefined : world.state(attemptDecider, attempt_id)
    return attempt?.created === null || attempt === undefined ? undefined : { ...attempt, created: attempt.created }
  }

  for (let n = 0; n < PLAYERS; n += 1) await register(`player${n}`)
  await say({ do: 'begin', ...OWN, words: WORDS, terms: TERMS, subject_known: true, copied_from: null, questions: [] })
  for (const n of [0, 1, 2]) await write(n, 1)
  await say({ do: 'freeze', ...OWN, words: WORDS })

  return { world, act }

  async function act(one: QuizAct): Promise<void> {
    switch (one.do) {
      case 'write':
        return write(one.content, one.weight)
      case 'change':
      case 'drop': {
        const question = quiz().questions[one.nth]
        if (question === undefined) return
        const { question_id, revision } = question
        if (one.do === 'drop') return void (await say({ do: 'remove_question', ...OWN, question_id }))
        const written = { ...questionOf(one.content, one.weight), question_id, revision }
        return void (await say({ do: 'change_question', ...OWN, ...written }))
      }
      case 'correct':
        return correct(one)
      case 'play':
        return play(one.player, one.mode)
      case 'answer':
        return answer(one)
      case 'finish':
        return finish(one.player, one.late)
      case 'give_up': {
        const open = openOf(one.player)
        if (open !== undefined)
          await world.say(attemptDecider, open.created.attempt_id, { do: 'cancel', ...ownOf(open) })
        return
      }
      case 'pass':
        return world.pass(one.minutes * MINUTE)
      case 'cut':
        return world.cut(one.events)
      case 'stall':
        return world.stall(one.policy)
      case 'restore':
        return world.restore(one.events)
      default:
        return list(one.do)
    }
  }

  async function register(user_id: string): Promise<void> {
    const named = { email_key: user_id, email: `${user_id}@example.com`, name: 'Ola Łęcka', credential_id: null }
    const account = { user_id, ...named, provider: 'email', language: 'pl' } as const
    await world.say(accountDecider, user_id, { do: 'register', account, terms_version: GENERAL_TERMS_VERSION })
  }

  async function write(content: number, weight: number): Promise<void> {
    const after = quiz().questions.at(-1)?.question_id ?? null
    const question = { ...questionOf(content, weight), question_id: newId('question') }
    await say({ do: 'add_question', ...OWN, ...question, after })
  }

  async function list(
    what: Exclude<QuizAct['do'], 'write'> & ('freeze' | 'submit' | 'approve' | 'reject' | 'withdraw' | 'unlist'),
  ) {
    const { frozen, waiting } = quiz()
    if (what === 'freeze') await say({ do: 'freeze', ...OWN, words: WORDS })
    else if (what === 'submit') {
      const queued = await world.say(authorQueueDecider, AUTHOR_ID, { do: 'join', ...OWN })
      if (!isRejection(queued)) await say({ do: 'submit', ...OWN, version: frozen })
    } else if (what === 'approve') await say({ do: 'approve', quiz_id: QUIZ_ID, version: waiting ?? 0 })
    else if (what === 'reject')
      await say({ do: 'reject', quiz_id: QUIZ_ID, version: waiting ?? 0, reason: 'Za krótki.' })
    else await say({ do: what, ...OWN })
  }

  async function correct({ nth, version: back, key, is_void }: Extract<QuizAct, { do: 'correct' }>): Promise<void> {
    const version = Math.max(1, quiz().frozen - back)
    const frozen = await versionOf(opened, QUIZ_ID, version)
    const question = frozen?.questions[nth % Math.max(frozen.questions.length, 1)]
    if (question === undefined) return
    const { question_id, content } = question
    const asked = { quiz_id: QUIZ_ID, version, question_id, is_void }
    const correction = await correctionOf(opened, { ...asked, key: is_void ? null : keyOf(content.task.kind, key) })
    await say({ do: 'correct_key', ...OWN, ...asked, reason: 'Pomyłka.', correction })
  }

  /** Whoever has one open goes on with it; a listed version is played, else the newest, as by whoever is given it. */
  async function play(player: number, mode: 'learning' | 'exam'): Promise<void> {
    const open = openOf(player)
    const now = world.clock.now()
    if (open !== undefined && isOpen(open)) return
    const version = await versionOf(opened, QUIZ_ID, listedVersion(quiz()) ?? quiz().frozen)
    if (version === null) return
    const { questions, terms } = version
    const attempt_id = newId('attempt')
    const own = { attempt_id, player_id: `player${player}`, now }
    const created = {
      mode,
      player_kind: 'user' as const,
      source: 'quiz' as const,
      assignment_id: null,
      ...OWN,
      version: version.version,
      subject_id: terms.subject_id,
      difficulty: terms.difficulty,
      exam_minutes: terms.exam_minutes,
      questions: questions.map(({ question_id, revision, weight }) => ({
        quiz_id: QUIZ_ID,
        version: version.version,
        question_id,
        revision,
        weight,
      })),
      seed: attempt_id,
    }
    await world.say(attemptDecider, attempt_id, { do: 'create', ...own, created })
    await world.say(attemptDecider, attempt_id, { do: 'start', ...own })
  }

  async function answer({ player, nth, given: n }: Answering): Promise<void> {
    const open = openOf(player)
    if (open === undefined) return
    const { questions, mode, seed } = open.created
    const question = questions[nth % questions.length]
    const facts = question === undefined ? null : await factsOf(opened, question)
    if (question === undefined || facts === null) return
    const given = givenTo(facts.content.task.kind, n)
    const { question_id } = question
    const bp = mode === 'learning' ? judgeAnswer({ question_id, seed, content: facts.content }, given).bp : null
    await world.say(attemptDecider, open.created.attempt_id, { do: 'answer', ...ownOf(open), question_id, given, bp })
  }

  async function finish(player: number, late: number | null): Promise<void> {
    const open = openOf(player)
    if (open === undefined) return
    const { attempt_id } = open.created
    for (const isLast of [false, true]) {
      const judged = await scoresNow(opened, attempt_id)
      if (!isLast && late !== null) await answer({ do: 'answer', player, nth: late, given: late })
      const finished = await world.say(attemptDecider, attempt_id, { do: 'finish', ...ownOf(open), ...judged })
      if (!isRejection(finished)) return
    }
  }

  function ownOf({ created }: { readonly created: { readonly attempt_id: string; readonly player_id: string } }) {
    return { attempt_id: created.attempt_id, player_id: created.player_id, now: world.clock.now() }
  }
}

function questionOf(content: number, weight: number) {
  return { level: null, weight, picture_id: null, is_ready: true, content: contentAt(content) }
}

/** As the read model of attempts would say it, had it seen everything. */
function playedIn(world: () => InstantWorld) {
  const all = (version: number) =>
    world()
      .of(attemptEvents.AttemptFinished.name)
      .map(({ data }) => data as EventOf<typeof attemptEvents.AttemptFinished>['data'])
      .filter((one) => one.version === version)
      .map(({ attempt_id }) => attempt_id)
      .toReversed()
  return {
    count: async (_: string, version: number) => all(version).length,
    page: async (_: string, version: number, after: string | null, limit: number) => {
      const ids = all(version)
      const from = after === null ? 0 : ids.indexOf(after) + 1
      return ids.slice(from, from + limit)
    },
  }
}

/** Nothing is kept: what is opened stands in the log as it is. */
function openFactsOf(streams: OpenStreams): OpenFacts {
  return (_, make) => async (stream, version) => make(await streams.read(stream), version)
}
