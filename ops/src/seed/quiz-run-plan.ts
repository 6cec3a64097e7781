import { type DealtQuestion, layOnTiles, tilesOf } from '@kredka/backend/games/dealing'
import { luckOf, type RunLuck } from '@kredka/backend/games/luck'
import { runIdOf } from '@kredka/backend/games/open-run'
import { randomOf, shuffle } from '@kredka/contracts/games/engine/random'
import { inputOf } from '@kredka/contracts/games/engine/snake-1/input'
import { rightTileOf, type SnakeQuiz, snakeQuiz } from '@kredka/contracts/games/engine/snake-quiz-1/snake-quiz'
import { wayTo, wayToTile } from '@kredka/contracts/games/engine/snake-quiz-1/way'
import { beginningOf } from '@kredka/contracts/games/play'
import type { SnakeQuizChoice } from '@kredka/contracts/games/snake-quiz/choice'
import { fitsTiles } from '@kredka/contracts/games/snake-quiz/fits-tiles'
import { boardOf, snakeQuizPlay } from '@kredka/contracts/games/snake-quiz/play'
import { ALL_SUBJECTS, QUESTIONS, QUIZ_SPEEDS } from '@kredka/contracts/games/snake-quiz/rules'
import { DAY, HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import { atPace } from './daily-moves.ts'
import type { QuizParts, SeedAskable } from './planned-quiz.ts'
import { playedRun } from './played-run.ts'
import { listedQuestions } from './quiz-plan.ts'
import type { RunParts } from './run-plan.ts'
import { SITE_QUIZ, siteQuestions } from './site-quiz-plan.ts'
import type { Step } from './step.ts'

/** Draws of the luck that no game makes. */
const ASKED_DRAW = 2_000_000

/** Games of the snake with questions in the last days, so that its boards have somebody on them (GAM-07). */
export function quizRunSteps(parts: RunParts & QuizParts): readonly Step[] {
  const ofSite = siteQuestions(parts)
  const ofAll = [...listedQuestions(parts), ...ofSite].filter(({ draft }) => fitsTiles(draft, null))
  const { now, students, runSecretOf } = parts
  return students.slice(1, 9).flatMap(({ user_id, joined_at }, who) =>
    [ofAll, ofSite].flatMap((askable, n) => {
      const at = now - ((who * 2 + n * 3) % 7) * DAY - (3 + n) * HOUR - who * MINUTE
      if (at < joined_at + DAY) return []
      const luck = luckOf(runSecretOf(runIdOf(user_id, 'snake-quiz', n)))
      const dealt = deal(askable, luck)
      const choice = choiceOf(who, askable === ofAll)
      const beginning = beginningOf(choice, { tiles: tilesOf(dealt) })
      const setup = beginning === null ? null : snakeQuizPlay.read(beginning.setup)
      if (beginning === null || setup === null) throw new Error('no questions that fit tiles')
      const begun = snakeQuiz.begin(boardOf(setup))
      const movesOf = () => atPace(inputsOf(begun, luck, who), 0)
      return playedRun({ user_id, game: 'snake-quiz', n, at, beginning, dealt, runSecretOf, movesOf })
    }),
  )
}

function choiceOf(who: number, isOfAll: boolean): SnakeQuizChoice {
  const { subject_id, level, language } = SITE_QUIZ
  const speed = QUIZ_SPEEDS[who % QUIZ_SPEEDS.length] ?? 'calm'
  const asked = isOfAll ? ({ subject: ALL_SUBJECTS, level: 'any' } as const) : { subject: subject_id, level }
  return { game: 'snake-quiz', ...asked, language, speed, pace: 'clock' }
}

function deal(askable: readonly SeedAskable[], luck: RunLuck): readonly DealtQuestion[] {
  const chosen = shuffle(askable, randomOf(luck.seedOf(ASKED_DRAW))).slice(0, QUESTIONS)
  return chosen.map(({ quiz_id, question_id, draft }, n) => {
    return { quiz_id, version: 1, question_id, revision: 1, options: layOnTiles(draft.task, n, luck) }
  })
}

/** What somebody says to the snake who knows most answers, by the shortest ways. */
function inputsOf(begun: SnakeQuiz, luck: RunLuck, who: number): readonly number[] {
  const inputs: number[] = []
  const { step_ticks } = begun.setup
  let state = begun
  let ticks = 0
  const say = (input: number) => {
    state = snakeQuiz.step(state, input, snakeQuiz.tell(state, input, luck) ?? []) ?? state
    inputs.push(input)
    ticks = 0
  }
  while (!snakeQuiz.isOver(state)) {
    const { places, heading } = state
    const way = places.length > 0 ? wayToTile(state, chosenPlace(state, luck, who)) : wayTo(state, () => true)
    let headed = heading
    for (const to of way ?? [heading]) {
      if (to !== headed) say(inputOf(ticks, to))
      headed = to
      ticks += step_ticks
    }
    say(inputOf(ticks))
  }
  return inputs
}

/** Of the tile that is right, or of the next one where somebody does not know. */
function chosenPlace({ asked, places }: SnakeQuiz, luck: RunLuck, who: number): number {
  const question = asked - 1
  const right = rightTileOf(luck, question, places.length)
  const isMissed = (question * 3 + who * 5) % (4 + who) === 1
  return places[isMissed ? (right + 1) % places.length : right] ?? 0
}
