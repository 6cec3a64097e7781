import type { HandClock } from '../../kernel/testing/hand-clock.ts'
import type { TestPerson } from '../../processes/testing/people.ts'
import type { TestSite } from '../../processes/testing/test-site.ts'
import { readOn } from './room-clock.ts'
import { enter, makeRoom, type RoomClient, seatPlayers, sees } from './rooms.ts'

const wrong = (client: RoomClient) => ({ choices: [client.view().options?.options.indexOf('5') ?? -1] })

/** A room that Ania played to the end without an account, and got every question wrong. */
export async function playedRoom(site: TestSite, host: TestPerson, time: HandClock) {
  const { id, token } = await makeRoom(site, host, { seconds: 120 })
  const leader = await enter(site.url, { token, as: 'host', headers: host.headers })
  const [ania] = await seatPlayers(site.url, token, ['Ania'])
  if (ania === undefined) throw new Error('nobody came')
  await sees(leader, () => leader.seats().length === 1)
  await leader.ask('begin', {})
  for (const n of [0, 1, 2]) {
    await readOn(time, n, [ania])
    await ania.ask('answer', { n, given: wrong(ania) })
    await sees(leader, ({ results }) => results?.n === n)
    await leader.ask('next', {})
  }
  await sees(ania, ({ finish }) => finish !== null)
  for (const client of [leader, ania]) client.close()
  return { id, seat: { token, key: ania.key } }
}
