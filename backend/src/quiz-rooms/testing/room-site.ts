import { streamOf } from '@kredka/contracts/kernel/events'
import { type TestPerson, testPerson } from '../../processes/testing/people.ts'
import { type TestSite, testSite } from '../../processes/testing/test-site.ts'
import { roomDecider } from '../room.ts'
import { roomClock } from './room-clock.ts'
import { enter } from './rooms.ts'

interface RoomSite {
  readonly site: TestSite
  readonly host: TestPerson
}

/**
 * A site for a file of tests, whose rooms go by a clock that the tests move, and somebody who leads them.
 * @param tell takes over which they are, before the first test
 */
export function roomSite(tell: (room: RoomSite) => void) {
  const time = roomClock()
  let site: TestSite
  let host: TestPerson
  beforeAll(async () => {
    site = await testSite({ sharedClock: time })
    host = await testPerson(site)
    tell({ site, host })
  })
  afterAll(() => site.stop())
  return {
    time,
    eventsOf: (room_id: string) => site.store.read(streamOf(roomDecider.category, room_id)),
    /** The host's client in a room. */
    led: (token: string) => enter(site.url, { token, as: 'host', headers: host.headers }),
  }
}
