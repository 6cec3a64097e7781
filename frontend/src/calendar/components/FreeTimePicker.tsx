import { SkeletonLines } from '../../ui/states.tsx'

export interface FreeTimePickerProps {
  readonly offer_id: string
  /** Of the lesson, in minutes. */
  readonly duration: number
  /** The chosen start, an instant (ISO 8601 UTC). */
  readonly value: string | null
  readonly onChange: (start: string | null) => void
  /** Starts that are chosen already, elsewhere on the page: neither they nor what overlaps them can be chosen again. */
  readonly exclude?: readonly string[]
}

/** A start among an offer's free times: first the day, then the time (AVL-02). */
export function FreeTimePicker(_props: FreeTimePickerProps) {
  return <SkeletonLines />
}
