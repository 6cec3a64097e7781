import { concealmentEvents, attemptEvents as e, rescoreEvents } from '@kredka/contracts/attempts/events'
import { type Hints, hints } from '../kernel/hints.ts'

/** The player's other devices go on from where this one is. */
export const attemptHints: Hints = {
  ...hints(
    [
      e.AttemptCreated,
      e.AttemptStarted,
      e.AnswerGiven,
      e.AttemptFinished,
      e.AttemptCancelled,
      e.AttemptExpired,
      e.AttemptRescored,
      e.AttemptClaimed,
    ],
    ({ data }) => [{ to: { person: data.player_id }, entity: 'attempt', id: data.attempt_id }],
  ),
  // what was shown until now of attempts is hidden, or told again
  ...hints(Object.values(concealmentEvents), ({ data }) => [
    { to: { person: data.player_id }, entity: 'quiz', id: data.quiz_id },
  ]),
  ...hints(Object.values(rescoreEvents), ({ data }) => [
    { to: { person: data.author_id }, entity: 'quiz', id: data.quiz_id },
    { to: 'admins', entity: 'quiz', id: data.quiz_id },
  ]),
}
