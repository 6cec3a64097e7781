import { createStaffMember } from '@kredka/contracts/admin/endpoints'
import type { StaffRole } from '@kredka/contracts/kernel/staff'
import { type TestBrowser, testBrowser } from '../../accounts/testing/browser.ts'
import { type TestPerson, type testAdmin, testPerson } from './people.ts'
import { sendCommand } from './send-command.ts'
import type { TestSite } from './test-site.ts'

export const LOOK_REASON = 'Nie widzi swojej lekcji.'
/** What the log says of each that began. */
export const BEGAN = ['ImpersonationBegan', LOOK_REASON]

export interface TestMember {
  readonly id: string
  readonly name: string
  readonly password: string
  readonly browser: TestBrowser
}

let made = 0

/** Staff who look through somebody's eyes, made by this owner. */
export function testLookers(site: TestSite, owner: Awaited<ReturnType<typeof testAdmin>>) {
  const password = 'Nowe-haslo-2'

  async function member(role: StaffRole = 'support'): Promise<TestMember> {
    made += 1
    const name = `wsparcie.${made}`
    const { id } = await sendCommand(site, owner, createStaffMember, { name, role, password })
    const browser = testBrowser(site)
    await browser.post('/admin/enter', { name, password })
    return { id, name, password, browser }
  }

  const look = ({ id }: Pick<TestPerson, 'id'>, browser: TestBrowser) =>
    browser.post(`/admin/users/${id}/impersonation`, { reason: LOOK_REASON })

  return {
    member,
    look,
    /** Somebody of the staff who looks already, by default through new eyes. */
    async looking(by?: TestMember) {
      const [person, of] = [await testPerson(site), by ?? (await member())]
      const begun = await look(person, of.browser)
      if (begun.status !== 200) throw new Error(`nobody looks: ${begun.code}`)
      return { ...of, person }
    },
    /** What the log says of looking through these eyes, in order. */
    async noted(user_id: string) {
      const { events } = await site.store.readAll('start', 10_000)
      const streams = new Set(events.filter(({ type }) => type === 'ImpersonationBegan').map(({ stream }) => stream))
      const read = await Promise.all([...streams].map((stream) => site.tools.streams.read(stream)))
      return read
        .flat()
        .filter(({ data }) => data['user_id'] === user_id)
        .map(({ type, data: { reason, how } }) => [type, reason ?? how])
    },
  }
}
