import { SECOND } from '@kredka/contracts/kernel/durations'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { drawingFacts } from '../kernel/taking-over/drawn.ts'
import { useTakingOver } from '../kernel/taking-over/useTakingOver.ts'

/** How often the time is looked at while nothing is near. */
const LOOK_MS = 15_000
/** Words such as 'in 40 seconds' stand below a minute: that near, each second counts. */
const NEAR_MS = 90_000

/**
 * Now, in milliseconds, moving on while the page is on the screen, so that what is told of time and what can be done
 * follow it without a reload.
 * @param moments instants that something is counted to: near one of them it moves each second
 */
export function useNow(...moments: readonly (string | null | undefined)[]): number {
  const [current, setNow] = useState(() => Date.now())
  const now = useTakingOver() ? drawingFacts().now : current
  const near = moments.some((moment) => Math.abs(Date.parse(moment ?? '') - now) < NEAR_MS)
  useEffect(() => onTick(near ? SECOND : LOOK_MS, () => setNow(Date.now())), [near])
  return now
}

/**
 * What follows from the time alone, such as a day or whether something has begun: the page is drawn anew only when it
 * changes.
 */
export function useOfNow<T extends string | boolean>(read: (now: number) => T): T {
  return useSyncExternalStore(
    onLook,
    () => read(Date.now()),
    () => read(drawingFacts().now),
  )
}

function onLook(listener: () => void): () => void {
  return onTick(LOOK_MS, listener)
}

interface Ticking {
  readonly listeners: Set<() => void>
  readonly stop: () => void
}
const tickings = new Map<number, Ticking>()

/**
 * One timer for all who want the same step. A hidden page is left alone; one that is looked at again, also after a
 * sleep, learns the time at once.
 */
function onTick(step: number, listener: () => void): () => void {
  const ticking = tickings.get(step) ?? begin(step)
  ticking.listeners.add(listener)
  return () => {
    ticking.listeners.delete(listener)
    if (ticking.listeners.size > 0) return
    ticking.stop()
    tickings.delete(step)
  }
}

function begin(step: number): Ticking {
  const listeners = new Set<() => void>()
  const tick = () => {
    if (document.visibilityState === 'hidden') return
    for (const listener of listeners) listener()
  }
  const timer = window.setInterval(tick, step)
  window.addEventListener('focus', tick)
  window.addEventListener('pageshow', tick)
  document.addEventListener('visibilitychange', tick)
  const stop = () => {
    window.clearInterval(timer)
    window.removeEventListener('focus', tick)
    window.removeEventListener('pageshow', tick)
    document.removeEventListener('visibilitychange', tick)
  }
  const ticking = { listeners, stop }
  tickings.set(step, ticking)
  return ticking
}
