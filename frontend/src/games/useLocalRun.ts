import type { Position } from '@kredka/contracts/games/game'
import { BEHIND_MAX_MS, GAME_RULES, LEAD_IN_MS, msOfTicks, type RunEnd } from '@kredka/contracts/games/rules'
import { useCallback, useRef, useState } from 'react'
import { usePlayedTime } from './components/usePlayedTime.ts'
import type { GameParts } from './game.ts'
import { localLuck } from './local-luck.ts'
import type { Playing, RunningClock } from './playing.ts'
import { useSound } from './sound/useSound.ts'
import { useLocalPlay } from './useLocalPlay.ts'

/** What came of a game. */
export interface LocalEnd {
  readonly why: RunEnd
  readonly score: number
  readonly played_ms: number
}

interface Ways {
  readonly onEnd: (end: LocalEnd) => void
  readonly onLeave: () => void
}

/** To the millisecond, as time goes on from there. */
function playedUntilNow({ played_ms, since }: RunningClock): number {
  return since === null ? played_ms : played_ms + Math.max(0, Date.now() - since)
}

/** What was played tick by tick; null where ticks do not count. */
function playedBy(position: Position | null): number | null {
  return position === null || position.ticks === null ? null : msOfTicks(position.ticks)
}

/** What is asked is the server’s alone to know. */
const NOTHING_ASKED: Playing['asked'] = []

/** A game without the server: dealt by luck of this browser’s own, it counts nowhere (GAM-06). */
export function useLocalRun<Setup>({ game, play }: GameParts<Setup>, setup: Setup, ways: Ways): Playing {
  const rules = GAME_RULES[game]
  const [lead_ms] = useState(() => (play.start(setup).ticks === null ? 0 : LEAD_IN_MS))
  const [clock, setClock] = useState<RunningClock>(() => ({ played_ms: 0, since: Date.now() + lead_ms }))
  const played_ms = usePlayedTime(clock)
  const [hidden] = useState(localLuck)
  const position = useRef<Position | null>(null)
  const make = useCallback(
    (input: number) => {
      const before = position.current ?? play.start(setup)
      const told = before.tell(input, hidden)
      const after = told === null ? null : before.step(input, told)
      if (after === null) return null
      position.current = after
      return told
    },
    [play, setup, hidden],
  )
  return {
    rules,
    variant: play.variantOf(setup),
    play: useLocalPlay(make),
    sound: useSound(),
    asked: NOTHING_ASKED,
    clock,
    played_ms,
    isBest: () => false,
    isPaused: clock.since === null,
    pause() {
      const [passed, known] = [playedUntilNow(clock), playedBy(position.current)]
      // whoever was away for longer, such as with a device that slept, goes on from where they were
      const wasAway = known !== null && passed - known > BEHIND_MAX_MS
      setClock({ played_ms: wasAway ? known : passed, since: null })
    },
    resume: () => setClock({ played_ms: clock.played_ms, since: Date.now() + lead_ms }),
    giveUp: () => {
      const score = position.current?.score ?? 0
      const played_ms = playedBy(position.current) ?? playedUntilNow(clock)
      if (rules.keeps_unfinished && score > 0) ways.onEnd({ why: 'given_up', score, played_ms })
      else ways.onLeave()
    },
    isGivingUp: false,
    onOver: (score) => ways.onEnd({ why: 'done', score, played_ms: playedBy(position.current) ?? played_ms }),
  }
}
