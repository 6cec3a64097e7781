import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useLeaveWarning } from '../../app/useLeaveWarning.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { type RoomEntry, selectHasTakenHost } from '../room-slice.ts'
import { isOver, isRunning } from '../shown.ts'
import { useRoom } from '../useRoom.ts'
import { useWakeLock } from '../useWakeLock.ts'
import { Coming } from './Coming.tsx'
import { LineNote } from './LineNote.tsx'
import { LazyHostRoom, LazyScreenRoom, LazySeatRoom, loadSeatRoom } from './lazy-roles.tsx'
import { RoomOver } from './RoomOver.tsx'
import { LazyReplay } from './replay/LazyReplay.tsx'

interface Props {
  readonly entry: RoomEntry
  /** The seat is not there, or not any more: the door again. */
  readonly onUnseated: () => void
  /** Whoever sits here leads the room from now on. */
  readonly onHostTaken: () => void
}

/** The room as its socket tells it, from a seat, as its host, or on a wall. */
export function Room({ entry, onUnseated, onHostTaken }: Props) {
  const { status, code, view, offset } = useRoom(entry)
  useAfter(status === 'over' && code === 'SEAT_NOT_FOUND', onUnseated)
  useAfter(useAppSelector(selectHasTakenHost), onHostTaken)
  useWakeLock(view !== null && !isOver(view))
  useEffect(() => {
    // on its way while the socket opens; where that fails, drawing it asks again
    if (entry.as === 'seat') loadSeatRoom().catch(() => undefined)
  }, [entry.as])
  useLeaveWarning(view !== null && isRunning(view) && entry.as !== 'screen' && status !== 'over')
  if (status === 'over' && code !== null) return <RoomOver code={code} isPlayed={view !== null && isOver(view)} />
  if (view === null) {
    return (
      <>
        <LineNote status={status} />
        <Coming />
      </>
    )
  }
  return (
    <>
      <LineNote status={status} />
      <Suspense fallback={<Coming />}>
        {entry.as === 'seat' && <LazySeatRoom view={view} offset={offset} replay={<Again as="seat" seats={[]} />} />}
        {entry.as === 'host' && (
          <LazyHostRoom view={view} offset={offset} replay={<Again as="host" seats={view.seats ?? []} />} />
        )}
        {entry.as === 'screen' && <LazyScreenRoom view={view} offset={offset} />}
      </Suspense>
    </>
  )
}

/** The way to see the game again, and the game. */
function Again(of: Omit<ComponentProps<typeof LazyReplay>, 'onClose'>) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  if (isShown) return <LazyReplay {...of} onClose={() => setShown(false)} />
  return (
    <Row>
      <Button icon="play" onClick={() => setShown(true)}>
        {t('quiz_rooms.replay')}
      </Button>
    </Row>
  )
}

/** Calls once, each time that something has come about. */
function useAfter(isSo: boolean, then: () => void): void {
  const latest = useRef(then)
  latest.current = then
  useEffect(() => {
    if (isSo) latest.current()
  }, [isSo])
}
