import type { LessonView } from '@kredka/contracts/lessons/views'
import { useEffect, useRef } from 'react'
import { stateOf } from './facts.ts'

const AGAIN_MS = 15_000
const MAX_TIMES = 4

/**
 * The link is given out from its time on alone, by the server's clock: it is asked for when that comes by the
 * browser's, and a few times more, as the browser may be ahead and the teacher may be adding the link this moment.
 */
export function useLateLink(lesson: LessonView, now: number, onAsk: () => void): void {
  const { link_from, meeting_link } = lesson
  const isTime = link_from !== null && now >= Date.parse(link_from)
  const isMissing = isTime && meeting_link === null && stateOf(lesson, now) === 'booked'
  const asked = useRef({ times: 0, at: isTime ? now : Number.NEGATIVE_INFINITY })
  useEffect(() => {
    const { times, at } = asked.current
    if (!isMissing || times >= MAX_TIMES || now < at + AGAIN_MS) return
    asked.current = { times: times + 1, at: now }
    onAsk()
  }, [isMissing, now, onAsk])
}
