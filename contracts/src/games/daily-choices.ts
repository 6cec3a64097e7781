import { DAY } from '../kernel/durations.ts'
import type { RunChoice } from './choices.ts'
import { dailyBoard } from './daily.ts'
import { DAILY_PLANS } from './daily-plans.ts'
import { beginningOf, type RunBeginning, turnedBeginning } from './play.ts'

/** What everybody plays on a day (GAM-04). */
export function dailyChoice(day: string): RunChoice {
  const [first] = DAILY_PLANS
  const plan = DAILY_PLANS.findLast(({ from }) => from <= day) ?? first
  return plan.choiceOn(Math.floor(Date.parse(day) / DAY))
}

/** What the run of a day begins with. @param turn how its player sees the board */
export function dailyBeginning(day: string, turn: number): RunBeginning | null {
  const beginning = beginningOf(dailyChoice(day))
  return beginning === null ? null : { ...turnedBeginning(beginning, turn), variant: dailyBoard(day) }
}
