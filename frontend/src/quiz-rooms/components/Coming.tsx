import { SkeletonLines } from '../../ui/states.tsx'
import { Frame } from './Frame.tsx'

/** A room that is on its way. */
export function Coming() {
  return (
    <Frame centred>
      <SkeletonLines lines={5} />
    </Frame>
  )
}
