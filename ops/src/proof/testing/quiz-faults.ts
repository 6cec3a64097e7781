import { attemptDecider, isOpen } from '@kredka/backend/attempts/attempt'
import { attemptEvents as a } from '@kredka/contracts/attempts/events'
import { GRACE_MS } from '@kredka/contracts/attempts/rules'
import { judge, scoreOf } from '@kredka/contracts/attempts/scoring'
import type { EventDefinition, EventOf, Recorded } from '@kredka/contracts/kernel/events'
import { quizEvents as q } from '@kredka/contracts/quizzes/events'
import { keyOfTask } from '@kredka/contracts/quizzes/question-rules'
import type { InstantWorld } from './instant-world.ts'
import { pointFaults } from './point-faults.ts'

type Created = EventOf<typeof a.AttemptCreated>['data']

/** Whatever does not hold at any moment, whoever is behind. */
export function quizFaults(world: InstantWorld): readonly string[] {
  return streamsOf(world).flatMap(([stream, events]) => lateAnswers(stream, events))
}

/** What does not hold once everything has come to its end: every score stands as counted from nothing. */
export function endFaults(world: InstantWorld): readonly string[] {
  return [
    ...quizFaults(world),
    ...streamsOf(world).flatMap(([stream, events]) => {
      const created = of(events, a.AttemptCreated)[0]?.data
      if (created === undefined) return []
      const { bp, state } = world.state(attemptDecider, created.attempt_id)
      if (isOpen(world.state(attemptDecider, created.attempt_id))) return [`${stream} never ends`]
      if (state !== 'finished') return []
      const counted = countedFromNothing(world, created, events)
      return counted === bp ? [] : [`${stream} has ${bp}, its answers give ${counted}`]
    }),
    ...noticeFaults(world),
    ...pointFaults(world),
  ]
}

/** By the frozen words, the newest key of each question and the last answer to it. */
function countedFromNothing(world: InstantWorld, { questions }: Created, events: readonly Recorded[]): number | null {
  const written = of(world.log, q.QuestionWritten)
  const corrected = of(world.log, q.KeyCorrected)
  return scoreOf(
    questions.map(({ question_id, revision, version, weight }) => {
      const content = written.find(({ data }) => data.question_id === question_id && data.revision === revision)?.data
        .content
      const correction = corrected.findLast(
        ({ data }) => data.question_id === question_id && data.version === version,
      )?.data
      const answer = of(events, a.AnswerGiven).findLast(({ data }) => data.question_id === question_id)?.data
      const given =
        answer === undefined
          ? null
          : answer.choices === null
            ? { words: answer.words ?? [] }
            : { choices: answer.choices }
      const key = correction?.content ?? (content == null ? null : keyOfTask(content.task))
      return { weight, bp: key === null ? 0 : judge(key, given).bp, is_void: correction?.is_void ?? false }
    }),
  )
}

/** Nobody answers what is over, nor in learning mode twice. */
function lateAnswers(stream: string, events: readonly Recorded[]): readonly string[] {
  const mode = of(events, a.AttemptCreated)[0]?.data.mode
  const ends_at = of(events, a.AttemptStarted)[0]?.data.ends_at ?? null
  const END: readonly string[] = [a.AttemptFinished, a.AttemptCancelled, a.AttemptExpired].map(({ name }) => name)
  const end = events.findIndex(({ type }) => END.includes(type))
  const answers = of(events, a.AnswerGiven)
  const twice = new Set(answers.map(({ data }) => data.question_id)).size < answers.length
  const after = end < 0 ? [] : events.slice(end + 1).filter(({ type }) => type !== a.AttemptRescored.name)
  const late = answers.filter(({ metadata }) => {
    return ends_at !== null && Date.parse(metadata.occurred_at) > Date.parse(ends_at) + GRACE_MS
  })
  return [
    ...(mode === 'learning' && twice ? [`${stream} changes an answer that was judged`] : []),
    ...after.map(({ type }) => `${stream} has ${type} behind its end`),
    ...late.map(() => `${stream} has an answer after its time`),
  ]
}

/** Whose result changed is told once for each correction, and nobody else is. */
function noticeFaults(world: InstantWorld): readonly string[] {
  const changed = of(world.log, a.AttemptRescored)
    .filter(({ data }) => data.before_bp !== data.after_bp)
    .map(({ data }) => `${data.player_id}/${data.key_revision}`)
  const told = world.of('Notified').filter(({ data }) => data['type'] === 'quiz_rescored').length
  const due = new Set(changed).size
  return told === due ? [] : [`${told} were told, ${due} results are others`]
}

function streamsOf(world: InstantWorld): readonly (readonly [string, readonly Recorded[]])[] {
  const groups = Object.groupBy(world.log, ({ stream }) => stream)
  return Object.entries(groups).flatMap(([stream, events = []]) =>
    stream.startsWith(`${attemptDecider.category}-`) ? [[stream, events] as const] : [],
  )
}

function of<D extends EventDefinition>(events: readonly Recorded[], { name }: D) {
  return events.flatMap((event) =>
    event.type === name ? [{ data: event.data as EventOf<D>['data'], metadata: event.metadata }] : [],
  )
}
