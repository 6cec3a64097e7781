import { dayOfBoard } from '@kredka/contracts/games/daily'
import { giveUpRun, moveRun, pauseRun, resumeRun } from '@kredka/contracts/games/endpoints'
import { GAME_RULES, type Game } from '@kredka/contracts/games/rules'
import type { RunView } from '@kredka/contracts/games/views'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useCommand } from '../app/store/command.ts'
import { useResource } from '../app/store/resource.ts'
import { useSender } from '../app/store/sender.ts'
import { afterFrame } from './after-frame.ts'
import { usePlayedTime } from './components/usePlayedTime.ts'
import type { Playing } from './playing.ts'
import { ownGames } from './resources.ts'
import { useSound } from './sound/useSound.ts'
import { stepsOf } from './steps.ts'
import { type MakeMove, usePlay } from './usePlay.ts'

interface Ways {
  /** Reads the run again. */
  readonly refresh: () => void
  /** The run is not what this page thinks it is. */
  readonly onLost: () => void
}

/** A ranked run: each move goes to the server, which alone knows what is hidden (GAM-06). */
export function useLiveRun(run: RunView, game: Game, { refresh, onLost }: Ways): Playing {
  const { id, state, pauses_left } = run
  const send = useSender()
  const [asked, setAsked] = useState(run.asked)
  const isOver = useRef(false)
  const make: MakeMove = useCallback(
    async (from, inputs) => {
      // what is on its way is seen before it goes
      await afterFrame()
      // the same moves sent again are the same command: its answer may have been lost on the way
      const sent = await send(moveRun, { id, from, inputs: [...inputs] }, `${id} ${from} ${inputs.join()}`)
      if (!sent.ok) return { ok: false, error: sent.error }
      isOver.current = sent.data.is_over
      if (sent.data.asked.length > 0) setAsked(sent.data.asked)
      return { ok: true, told: sent.data.told }
    },
    [send, id],
  )
  const pause = useCommand(pauseRun, { done: refresh, failed: refresh })
  // what was paused is not seen again before the run is read anew
  const [pausedIn, setPausedIn] = useState<RunView | null>(null)
  const isStopping = pause.status === 'sending' || (pausedIn === run && pause.status === 'done')
  const sendPause = useRef<() => void>(() => undefined)
  const play = usePlay(stepsOf(run), make, (code) => {
    // whoever was cut off goes on from where the server knows them, after a break
    if (code === 'RUN_TOO_LATE' && pauses_left > 0) sendPause.current()
    else onLost()
  })
  // what was played is told before the clock stops
  const [wantsPause, setWantsPause] = useState(false)
  // nor does it stop for a run that came to its end meanwhile
  const canPause = wantsPause && play.now.current.waiting.length === 0 && state === 'running' && !isOver.current
  sendPause.current = () => {
    setPausedIn(run)
    pause.send({ id })
  }
  useEffect(() => {
    if (!canPause) return
    setWantsPause(false)
    sendPause.current()
  }, [canPause])
  const sound = useSound()
  const resume = useCommand(resumeRun, { done: refresh, failed: refresh })
  const giveUp = useCommand(giveUpRun, { done: refresh, failed: refresh })
  const since = useMemo(
    () => (run.runs_since === null ? null : Date.now() - (Date.parse(run.now) - Date.parse(run.runs_since))),
    [run.runs_since, run.now],
  )
  const clock = { played_ms: run.played_ms, since: isStopping ? null : since }
  return {
    rules: GAME_RULES[game],
    variant: dayOfBoard(run.variant) === null ? run.variant : null,
    play,
    sound,
    asked,
    clock,
    played_ms: usePlayedTime(clock),
    isPaused: state === 'paused' || wantsPause || isStopping,
    pause: pauses_left > 0 && play.error === null ? () => setWantsPause(true) : undefined,
    // a pause that still waits for what was played is taken back: the server does not know of it
    resume: () => (wantsPause ? setWantsPause(false) : resume.send({ id })),
    giveUp: () => giveUp.send({ id }),
    isGivingUp: giveUp.status === 'sending',
    onOver: refresh,
    isBest: useIsBest(run, game),
  }
}

/** Compares with what was best when the run began; the challenge of a day is played once. */
function useIsBest({ variant }: RunView, game: Game): Playing['isBest'] {
  const { data } = useResource(ownGames, dayOfBoard(variant) === null ? {} : null)
  if (data === null) return () => false
  const best = data.bests.find((one) => one.game === game && one.variant === variant)?.score
  return (score) =>
    score > 0 && (best === undefined || (GAME_RULES[game].best === 'most' ? score > best : score < best))
}
