import { inputOf } from '@kredka/contracts/games/engine/snake-1/input'
import { canTurn } from '@kredka/contracts/games/engine/snake-1/limits'
import { BEHIND_MAX_MS, msOfTicks, TICKS_A_SECOND } from '@kredka/contracts/games/rules'
import { SECOND } from '@kredka/contracts/kernel/durations'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { afterFrame } from '../after-frame.ts'
import type { Playing } from '../playing.ts'
import { createForesight } from './foresight.ts'
import type { AnySnake, SnakeRules } from './snake-rules.ts'

/** A snake between two steps. */
export interface Frame<State> {
  readonly state: State
  /** From 0, just after its last step, to 1. */
  readonly part: number
  /** The run that is raced against. */
  readonly ghost?: Frame<State>
}

export interface SnakeInHand<State> {
  /** As it is on the screen, as far as something around the board says so. */
  readonly state: State
  /** As the server knows it. */
  readonly known: State
  readonly frame: () => Frame<State>
  /** Where it goes after all that was said. */
  readonly heading: () => number
  /** Where time stands, a heading is a step. */
  readonly head: (to: number) => void
  /** Says all time that has passed, so that a pause loses none. */
  readonly sayTime: () => void
}

/** Time is told to the server at least so often. */
const TELL_TICKS = TICKS_A_SECOND

/** A snake under somebody’s hands: time, headings, and what is told to the server of both (GAM-06). */
export function useSnake<State extends AnySnake>(rules: SnakeRules<State>, playing: Playing): SnakeInHand<State> {
  const [foresight] = useState(() => createForesight(rules))
  const [state, setState] = useState(foresight.said)
  const latest = useRef(playing)
  latest.current = playing
  const hasLeft = useRef(false)
  const { step_ticks } = rules
  const isByClock = step_ticks > 0
  const { isPaused } = playing

  const tick = () => {
    const { clock } = latest.current
    if (!isByClock || clock.since === null) return foresight.said().ticks
    return Math.max(0, ((clock.played_ms + Date.now() - clock.since) * TICKS_A_SECOND) / SECOND)
  }
  const look = () => {
    foresight.follow(latest.current.play.now.current)
    return foresight.at(Math.floor(tick()))
  }
  // the board is drawn from what is known this instant: all that is said around it may come after that
  const told = useRef(state)
  const show = () => {
    const seen = look()
    if (isByClock && !rules.isNews(seen, told.current)) return
    told.current = seen
    void afterFrame().then(() => setState(told.current))
  }
  const say = (ticks: number, heading: number | null = null) => {
    latest.current.play.add(inputOf(Math.max(0, ticks), heading), 'drawn')
    show()
  }
  const sinceSaid = () => Math.floor(tick()) - foresight.said().ticks

  /** Who comes back to a run that went on without them takes a break first. */
  const leave = () => {
    const { pause, giveUp } = latest.current
    if (hasLeft.current) return
    hasLeft.current = true
    if (pause === undefined) giveUp()
    else pause()
  }

  /** What has to be said without anybody pressing anything. */
  const goOn = () => {
    const seen = look()
    if (isByClock && foresight.said().end === 'none' && msOfTicks(Math.max(0, sinceSaid())) > BEHIND_MAX_MS) {
      leave()
      return
    }
    const said = foresight.said()
    if (said.end === 'none') {
      if (rules.isDue(seen, said)) say(seen.ticks - said.ticks)
      else if (rules.isAsking(said) && latest.current.play.now.current.waiting.length === 0) say(0)
      else if (isByClock && sinceSaid() >= TELL_TICKS) say(sinceSaid())
    }
    show()
  }

  const goOnLater = useRef(goOn)
  goOnLater.current = goOn
  const { steps, waiting } = playing.play
  // biome-ignore lint/correctness/useExhaustiveDependencies: answers change what is seen
  useLayoutEffect(() => {
    if (isPaused) hasLeft.current = false
    else goOnLater.current()
  }, [steps, waiting, isPaused])

  useEffect(() => {
    if (isPaused || !isByClock) return
    let asked = requestAnimationFrame(function next() {
      goOnLater.current()
      asked = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(asked)
  }, [isPaused, isByClock])

  foresight.follow(playing.play.now.current)
  return {
    state,
    known: foresight.known(),
    frame() {
      const seen = look()
      const past = isByClock && seen.end === 'none' ? (tick() % step_ticks) / step_ticks : 1
      return { state: seen, part: tick() < seen.ticks ? 1 : past }
    },
    heading() {
      const { turns, heading } = look()
      return turns.at(-1) ?? heading
    },
    head(to) {
      const { isPaused, clock } = latest.current
      const seen = look()
      const hasBegun = !isByClock || (clock.since !== null && Date.now() >= clock.since)
      if (isPaused || !hasBegun || seen.end !== 'none') return
      if (canTurn(seen, to)) say(isByClock ? sinceSaid() : 0, to)
      else if (!isByClock && to === seen.heading && !rules.isAsking(seen)) say(0)
    },
    sayTime() {
      const seen = look()
      const ticks = sinceSaid()
      if (isByClock && seen.end === 'none' && ticks > 0) latest.current.play.add(inputOf(ticks))
    },
  }
}
