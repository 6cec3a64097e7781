import { SECOND } from '@kredka/contracts/kernel/durations'
import { READING_MS } from '@kredka/contracts/quiz-rooms/rules'
import { CountdownRing, Ring } from '../../ui/countdown/CountdownRing.tsx'
import { isOpen, type Shown } from '../shown.ts'

interface Props extends Shown {
  readonly large?: boolean
  readonly onEnd?: () => void
}

/** What is left of the reading, then of the question; nothing in calm mode, where nobody sees a clock. */
export function RoomClock({ view, offset, large = false, onEnd }: Props) {
  const { clock } = view
  if (clock === null || clock.closes_at === null) return null
  const reads = !isOpen(view)
  const deadline = reads ? clock.opens_at : clock.closes_at
  const total = reads ? READING_MS : Date.parse(clock.closes_at) - Date.parse(clock.opens_at)
  if (clock.paused_at !== null) {
    const left = Math.max(0, Math.ceil((Date.parse(deadline) - Date.parse(clock.paused_at)) / SECOND))
    return <Ring left={left} total={total} large={large} short />
  }
  const ending = reads || onEnd === undefined ? {} : { onEnd }
  return (
    <CountdownRing key={deadline} deadline={deadline} offset={offset} total={total} large={large} short {...ending} />
  )
}
