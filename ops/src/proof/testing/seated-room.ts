import { type TestPerson, testPerson } from '@kredka/backend/processes/testing/people'
import { type TestSite, testSite } from '@kredka/backend/processes/testing/test-site'
import { enter, join, makeRoom, type RoomClient, seatKey, sees } from '@kredka/backend/quiz-rooms/testing/rooms'
import { SECONDS_DEFAULT } from '@kredka/contracts/quiz-rooms/rules'
import { loadName } from '../../load/room-world.ts'

export interface SeatedRoom {
  readonly id: string
  readonly token: string
  readonly leader: RoomClient
  readonly players: readonly RoomClient[]
}

/** A site for all tests of a file, and somebody who opens rooms there. */
export function startRoomSite(): { site(): TestSite; host(): TestPerson } {
  let started: { readonly site: TestSite; readonly host: TestPerson } | undefined
  beforeAll(async () => {
    const site = await testSite()
    started = { site, host: await testPerson(site) }
  })
  afterAll(() => started?.site.stop())
  const known = () => {
    if (started === undefined) throw new Error('the site runs while tests do')
    return started
  }
  return { site: () => known().site, host: () => known().host }
}

/** A room with a client on each seat, who comes over a line of their own, and its host, over theirs. */
export async function seatAt(
  site: TestSite,
  host: TestPerson,
  urls: readonly string[],
  { seconds = SECONDS_DEFAULT, hostUrl = site.url } = {},
): Promise<SeatedRoom> {
  const { id, token } = await makeRoom(site, host, { seconds, max_players: Math.max(2, urls.length) })
  const leader = await enter(hostUrl, { token, as: 'host', headers: host.headers })
  const players = await Promise.all(
    urls.map(async (url, n) => {
      const { key } = await join(site.url, token, loadName(n), { key: seatKey() })
      return enter(url, { token, as: 'seat', key })
    }),
  )
  await sees(leader, ({ phase }) => phase.has_host && leader.seats().length === urls.length)
  return { id, token, leader, players }
}

/** To what the quizzes of tests ask first. */
export function givenRight(client: RoomClient): { readonly choices: number[] } {
  return { choices: [client.view().options?.options.indexOf('4') ?? -1] }
}

export function closeAll(leader: RoomClient, players: readonly RoomClient[]): void {
  for (const one of [leader, ...players]) one.close()
}
