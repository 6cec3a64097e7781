import { type EventsOf, event } from '../kernel/events.ts'
import { Count, Id, Instant, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'
import { QuestionRef } from '../quizzes/question.ts'
import { OPTIONS_MAX } from '../quizzes/rules.ts'
import { GAME_NAMES, RUN_ENDS } from './rules.ts'
import { RunSetup } from './setup.ts'

const ofRun = { run_id: Id, user_id: Id, game: OneOf(GAME_NAMES) }
/** A question as it stood in a frozen version. */
const askedRef = { quiz_id: Id, version: Type.Integer({ minimum: 1 }), ...QuestionRef.properties }
const Word = Type.String({ minLength: 1, maxLength: 40 })
/** What an engine takes and tells. */
const Numbers = Type.Array(Type.Integer())
const Hex = Type.String({ pattern: '^[0-9a-f]{64}$' })
/** Milliseconds of play: pauses are no part of it. */
const Played = Count
const FirstSetup = Obj({ game: OneOf(['memory']), size: OneOf(['4x3', '4x4', '6x4', '6x6']), set: Word })

/**
 * Stream `run-{run_id}`: one person at one game, whose fold is the game. `commitment`: SHA-256 of the secret from which
 * all luck of the run follows, so that nobody can change it afterwards.
 */
export const RunStarted = event(
  'RunStarted',
  Obj({ ...ofRun, engine: Word, variant: Word, setup: RunSetup, commitment: Hex, at: Instant }),
  [
    {
      // of memory alone, whose board was named within its setup
      schema: Obj({ ...ofRun, engine: Word, setup: FirstSetup, commitment: Hex, at: Instant }),
      upcast: ({ setup, ...data }) => {
        const { size, set } = setup as Static<typeof FirstSetup>
        return { ...data, variant: size, setup: { size, set } }
      },
    },
  ],
)
/** `from`: inputs before these. `told`: what each of them uncovered. */
export const RunMoved = event(
  'RunMoved',
  Obj({ ...ofRun, from: Count, inputs: Numbers, told: Type.Array(Numbers), played_ms: Played }),
)
export const RunPaused = event('RunPaused', Obj({ ...ofRun, at: Instant, played_ms: Played }))
export const RunResumed = event('RunResumed', Obj({ ...ofRun, at: Instant, played_ms: Played }))
/**
 * What is asked in a run, of frozen versions, in the order in which it becomes due. `options`: which of a question’s lie
 * on its tiles, one after the other. Which of them is right follows from the secret, and is told once one was eaten.
 */
export const RunDealt = event(
  'RunDealt',
  Obj({
    ...ofRun,
    questions: Type.Array(Obj({ ...askedRef, options: Type.Array(Count, { minItems: 2, maxItems: OPTIONS_MAX }) })),
  }),
)
/** What came of the questions of a run that is over: those that were answered, with what stood on the tiles then. */
export const RunJudged = event(
  'RunJudged',
  Obj({ ...ofRun, answers: Type.Array(Obj({ ...askedRef, is_right: Type.Boolean() })) }),
)
/** The score is a fact: read models play nothing again. `is_ranked`: it stands on boards. */
export const RunEnded = event(
  'RunEnded',
  Obj({
    ...ofRun,
    engine: Word,
    variant: Word,
    why: OneOf(RUN_ENDS),
    is_ranked: Type.Boolean(),
    score: Type.Integer(),
    played_ms: Played,
    inputs: Count,
    hash: Count,
  }),
)
/** Anybody can see now that the luck was settled before the first move. */
export const RunRevealed = event('RunRevealed', Obj({ ...ofRun, secret: Hex }))

export const runEvents = { RunStarted, RunDealt, RunMoved, RunPaused, RunResumed, RunEnded, RunJudged, RunRevealed }
export type RunEvent = EventsOf<typeof runEvents>
