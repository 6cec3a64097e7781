import type { ReplayFrameView } from '@kredka/contracts/quiz-rooms/past-views'
import type { RoomView } from '@kredka/contracts/quiz-rooms/views'
import { withChange } from './room-view.ts'

export interface ReplayStep {
  readonly at: string
  readonly view: RoomView
}

/** The room after each frame; a frame that does not fit changes nothing. Clocks stand still at the frame's instant. */
export function stepsOf(frames: readonly ReplayFrameView[]): readonly ReplayStep[] {
  const steps: ReplayStep[] = []
  let view: RoomView | null = null
  for (const { at, whole, change, you } of frames) {
    if (whole !== null) view = whole
    else if (view !== null && change !== null) view = withChange(view, change) ?? view
    if (view === null) continue
    if (you !== null) view = { ...view, you }
    steps.push({ at, view: stopped(view, at) })
  }
  return steps
}

function stopped(view: RoomView, at: string): RoomView {
  const { clock } = view
  return clock === null || clock.paused_at !== null ? view : { ...view, clock: { ...clock, paused_at: at } }
}
