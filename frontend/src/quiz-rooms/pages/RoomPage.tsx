import type { RoomDoorView } from '@kredka/contracts/quiz-rooms/views'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector, useAppStore } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { ErrorState } from '../../ui/states.tsx'
import { Coming } from '../components/Coming.tsx'
import { Frame } from '../components/Frame.tsx'
import { JoinForm } from '../components/JoinForm.tsx'
import { LazyTakeSeat } from '../components/lazy-roles.tsx'
import { NoSuchRoom } from '../components/NoSuchRoom.tsx'
import { Room } from '../components/Room.tsx'
import { roomDoor } from '../resources.ts'
import { linkIn, type RoomLink, seatSecretIn, tokenIn } from '../room-address.ts'
import { roomSaga } from '../room-saga.ts'
import type { RoomEntry } from '../room-slice.ts'
import { readSeatKey } from '../seat-key.ts'

/** A quiz room from its door to its results: for players, for whoever leads it, and for the wall (ROO-01, ROO-04). */
export function RoomPage() {
  const token = tokenIn(useParams()['token'] ?? '')
  return token === null ? <NoSuchRoom /> : <AtDoor key={token} token={token} />
}

function AtDoor({ token }: { readonly token: string }) {
  const { hash } = useLocation()
  const door = useResource(roomDoor, { token })
  if (door.status === 'failed' && door.error.status === 404) return <NoSuchRoom token={token} />
  if (door.data !== null) return <Inside door={door.data} hash={hash} onChanged={door.refresh} />
  if (door.status !== 'failed') return <Coming />
  return (
    <Frame centred>
      <ErrorState error={door.error} onRetry={door.refresh} level={1} />
    </Frame>
  )
}

interface Props {
  readonly door: RoomDoorView
  /** Behind the `#` of the address. */
  readonly hash: string
  readonly onChanged: () => void
}

function Inside({ door, hash, onChanged }: Props) {
  const { own } = useAppStore().services
  const userId = useAppSelector(selectUser)?.userId ?? null
  const { token, title } = door
  // read once: a key that was drawn for a seat that is not taken yet leads nowhere
  const [seat, setSeat] = useState<Seat>(() => ({ key: readSeatKey(own, userId, token) }))
  // the log knows at once, the door a moment later
  const [leads, setLeads] = useState(false)
  const navigate = useNavigate()
  const entry = entryOf(door, linkIn(hash), seat, leads)
  const secret = seatSecretIn(hash)
  const leave = () => {
    setSeat('left')
    onChanged()
  }
  const lead = () => {
    setLeads(true)
    onChanged()
  }
  const takeOver = () => {
    setSeat('own')
    void navigate({ hash: '' }, { replace: true })
    onChanged()
  }
  return (
    <>
      {title !== null && <PageTitle title={title} />}
      {secret !== null && door.seat === null ? (
        <Suspense fallback={<Coming />}>
          <LazyTakeSeat token={token} secret={secret} title={title} onTaken={takeOver} />
        </Suspense>
      ) : entry === null ? (
        <JoinForm door={door} onSeated={(key) => setSeat({ key })} onAgain={onChanged} />
      ) : (
        <Room entry={entry} onUnseated={leave} onHostTaken={lead} />
      )}
    </>
  )
}

/** `left`: the door again, until it is taken anew. `own`: the account’s, which the log knows before the door does. */
type Seat = { readonly key: string | null } | 'left' | 'own'

/** From where the room is seen; null where a seat has to be taken first. */
function entryOf(door: RoomDoorView, link: RoomLink | null, seat: Seat, leads: boolean): RoomEntry | null {
  const { token, is_host } = door
  if (link !== null) return { token, ...link }
  if (is_host || leads) return { token, as: 'host', key: null }
  if (seat === 'own') return { token, as: 'seat', key: null }
  if (seat === 'left' || (seat.key === null && door.seat === null)) return null
  return { token, as: 'seat', key: seat.key }
}

export { RoomPage as Page }
export const saga = { name: 'quiz-room', run: roomSaga }
