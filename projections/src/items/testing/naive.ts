import { attemptEvents as a } from '@kredka/contracts/attempts/events'
import { judge } from '@kredka/contracts/attempts/scoring'
import type { EventDefinition, EventOf } from '@kredka/contracts/kernel/events'
import { keyOfTask } from '@kredka/contracts/quizzes/question-rules'
import type { TestEvent } from '../../kernel/testing/test-read-models.ts'
import { AUTHOR_ID, QUESTIONS } from './played.ts'

type Timed = TestEvent & { readonly at: string }

/** What the panel should say, counted from nothing over a whole log, attempt by attempt. */
export function naivePanel(log: readonly Timed[]) {
  const all = <D extends EventDefinition>({ name }: D) =>
    log.flatMap(({ type, data, at }) => (type === name ? [{ ...(data as EventOf<D>['data'] & object), at }] : []))
  const claims = new Map(all(a.AttemptClaimed).map(({ visitor_id, player_id }) => [visitor_id, player_id]))
  const personOf = (player_id: string) => claims.get(player_id) ?? player_id
  const others = all(a.AttemptFinished).filter(({ player_id }) => personOf(player_id) !== AUTHOR_ID)
  const firsts = others.filter(
    (run, n) => others.findIndex((other) => personOf(other.player_id) === personOf(run.player_id)) === n,
  )
  const runs = firsts.map((run) => {
    const rescored = all(a.AttemptRescored).findLast(({ attempt_id }) => attempt_id === run.attempt_id)
    const answers = all(a.AnswerGiven).filter(({ attempt_id }) => attempt_id === run.attempt_id)
    const started = all(a.AttemptStarted).find(({ attempt_id }) => attempt_id === run.attempt_id)
    const { scores, bp } = rescored === undefined ? run : { scores: rescored.scores, bp: rescored.after_bp }
    return { scores, percent: Math.floor(bp / 100), answers, started: started?.at ?? '' }
  })
  const items = QUESTIONS.map(({ question_id, task }) => {
    const asked = runs.flatMap(({ scores, percent }) => {
      const score = scores.find((one) => one.question_id === question_id)
      return score === undefined ? [] : [{ percent, bp: score.bp }]
    })
    const given = runs.flatMap(({ answers }) => answers.findLast((one) => one.question_id === question_id) ?? [])
    const options = task.kind === 'single' || task.kind === 'several' ? task.options : []
    const typed = given.map(({ words }) => words?.[0]?.trim() ?? '').filter((word) => word !== '')
    const words = [...new Set(typed)]
      .map((word) => {
        const people = typed.filter((one) => one === word).length
        return { word, people, is_right: judge(keyOfTask(task), { words: [word] }).bp === 10_000 }
      })
      .filter(({ people }) => people >= 3)
      .sort((one, other) => other.people - one.people || (one.word < other.word ? -1 : 1))
    const figures = {
      share: Math.round(asked.reduce((sum, { bp }) => sum + bp, 0) / asked.length),
      discrimination: Math.round(meanOfBest(asked, 1) - meanOfBest(asked, -1)),
      picked: options.map((_, n) => given.filter(({ choices }) => choices?.includes(n)).length),
      words: options.length > 0 ? [] : [words],
      seconds: medianOf(runs.flatMap((run) => secondsOf(run, question_id))),
    }
    return { people: asked.length, figures }
  })
  const scores = Array.from({ length: 11 }, (_, n) => runs.filter((run) => Math.floor(run.percent / 10) === n).length)
  return { items, scores, people: runs.length, plays: others.length }
}

/** Those who stand equal at the border share the places that are left. @param way 1 for the best, -1 for the weakest */
function meanOfBest(asked: readonly { percent: number; bp: number }[], way: 1 | -1): number {
  const places = asked.length * 0.27
  const border =
    asked.map(({ percent }) => percent).sort((one, other) => way * (other - one))[Math.ceil(places) - 1] ?? 0
  const within = asked.filter(({ percent }) => way * (percent - border) > 0)
  const equal = asked.filter(({ percent }) => percent === border)
  const part = (places - within.length) / equal.length
  const sum = (all: typeof within) => all.reduce((points, { bp }) => points + bp, 0)
  return (sum(within) + sum(equal) * part) / places
}

function secondsOf(run: { started: string; answers: readonly { question_id: string; at: string }[] }, id: string) {
  const firstOf = (question_id: string) => run.answers.find((one) => one.question_id === question_id)?.at
  const at = firstOf(id)
  if (at === undefined) return []
  const before = [run.started, ...QUESTIONS.map(({ question_id }) => firstOf(question_id) ?? '')].filter(
    (one) => one < at,
  )
  const last = before.sort().at(-1) ?? at
  return [Math.min(Math.round((Date.parse(at) - Date.parse(last)) / 1000), 600)]
}

/** The lower one of two. */
function medianOf(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length / 2) - 1] ?? null
}
