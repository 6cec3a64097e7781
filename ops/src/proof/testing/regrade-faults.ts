import { attemptEvents, rescoreEvents } from '@kredka/contracts/attempts/events'
import type { EventDefinition, EventOf, Recorded } from '@kredka/contracts/kernel/events'
import { notificationEvents } from '@kredka/contracts/notifications/events'
import { rewardEvents } from '@kredka/contracts/rewards/events'
import { runPoints } from '@kredka/contracts/rewards/rules'
import { DIFFICULTY, type PlannedAttempt, scoreByHand } from './played-quiz.ts'

/** What is not as it must be once every attempt has followed the corrected key, counted by hand from the plan. */
export function regradeFaults(attempts: readonly PlannedAttempt[], log: readonly Recorded[]): readonly string[] {
  const ofPerson = Map.groupBy(attempts, ({ user_id }) => user_id)
  const changed = attempts.filter((attempt) => scoreByHand(attempt, false) !== scoreByHand(attempt, true))
  const people = new Set(changed.map(({ user_id }) => user_id))
  const finished = of(log, rescoreEvents.RescoreFinished)
  const told = of(log, notificationEvents.Notified).filter(({ type }) => type === 'quiz_rescored')
  const rescored = Map.groupBy(of(log, attemptEvents.AttemptRescored), ({ attempt_id }) => attempt_id)
  const earned = Map.groupBy(of(log, rewardEvents.PointsEarned), ({ user_id }) => user_id)
  const reversed = Map.groupBy(of(log, rewardEvents.PointsReversed), ({ user_id }) => user_id)
  return [
    ...(finished.length === 1 ? [] : [`the end was told ${finished.length} times`]),
    ...finished.flatMap(({ n, changed: others }) =>
      n === attempts.length && others === changed.length
        ? []
        : [`${n} attempts and ${others} changes were counted, not ${attempts.length} and ${changed.length}`],
    ),
    ...attempts.flatMap((attempt) => {
      const [before, after] = [scoreByHand(attempt, false), scoreByHand(attempt, true)]
      const found = (rescored.get(attempt.attempt_id) ?? []).map(
        ({ before_bp, after_bp }) => `${before_bp} → ${after_bp}`,
      )
      const due = before === after ? [] : [`${before} → ${after}`]
      return `${found}` === `${due}` ? [] : [`${attempt.attempt_id} was scored anew as ${found}, not ${due}`]
    }),
    ...[...ofPerson.keys()].flatMap((user_id) => {
      const notices = told.filter((notice) => notice.user_id === user_id).length
      const due = people.has(user_id) ? 1 : 0
      return notices === due ? [] : [`${user_id} was told ${notices} times, not ${due}`]
    }),
    ...[...ofPerson].flatMap(([user_id, own]) => {
      const runs = (earned.get(user_id) ?? []).filter(({ type }) => type === 'quiz_run')
      const taken = (reversed.get(user_id) ?? []).reduce(
        (sum, { points, written_off }) => sum + points + written_off,
        0,
      )
      const points = runs.reduce((sum, run) => sum + run.points, 0) - taken
      const worth = runPoints(Math.max(...own.map((attempt) => scoreByHand(attempt, true))), DIFFICULTY)
      return points === worth ? [] : [`${user_id} has ${points} points for the quiz, which is worth ${worth}`]
    }),
  ]
}

function of<D extends EventDefinition>(log: readonly Recorded[], { name }: D): readonly EventOf<D>['data'][] {
  return log.flatMap(({ type, data }) => (type === name ? [data as EventOf<D>['data']] : []))
}
