import { scanAdmin } from '@kredka/contracts/admin/endpoints'
import { matchRoute } from '@kredka/contracts/kernel/routes'
import type { StaffRole } from '@kredka/contracts/kernel/staff'
import { showUser } from '@kredka/contracts/users/endpoints'
import type { UserDetailView } from '@kredka/contracts/users/views'
import { cleanup, screen, within } from '@testing-library/react'
import { mayDo } from '../app/routing/staff-role.ts'
import { renderPage } from '../app/testing/render-page.tsx'
import { fakeServices } from '../app/testing/services.ts'
import { users } from './module.ts'

afterEach(cleanup)

const id = '01jd0000000000000000000002'
const USER: UserDetailView = {
  ...{ id, name: 'Ola Żak', email_hint: 'o…@demo.test', provider: 'email', language: 'pl', timezone: null },
  ...{ state: 'open', state_reason: null, registered_at: '2026-11-01T12:00:00Z', terms_version: null },
  ...{ teacher_state: 'none', teacher_reason: null, teacher_since: null, tutor_terms_version: null },
  offers: { public: 1, waiting: 0, all: 1 },
  cases: { comments: 2, exercises: 3, lesson_problems: 4, message_reports: 5, orders_received: 6, orders_placed: 7 },
  ...{ sessions: [], invitation_id: null, beta_features: [], history: [] },
}

/** Where the person's page leads, for somebody of this role. */
async function linksOf(role: StaffRole): Promise<readonly string[]> {
  const services = fakeServices()
  services.api.on(scanAdmin, () => ({ data: { id, name: 'anna', role, second_factor: 'off' as const } }))
  services.api.on(showUser, () => ({ data: USER }))
  renderPage(`/adminero/users/${id}`, { modules: [users], services })
  await screen.findByRole('heading', { level: 1, name: 'Ola Żak' })
  const links = within(screen.getByRole('main')).getAllByRole('link')
  return links.flatMap((link) => link.getAttribute('href') ?? [])
}

test.each(['owner', 'support'] as const)(
  'ADM-07 a person’s page leads to the sections that its reader’s role has, here %s',
  async (role) => {
    const links = await linksOf(role)
    expect(links).toContain(`/adminero/orders?q=${id}`)
    expect(links.includes(`/adminero/comments?q=${id}`)).toBe(role === 'owner')
    const closed = links.filter((to) => !mayDo(role, matchRoute(to.replace(/\?.*/, ''))?.route ?? {}))
    expect(closed).toEqual([])
  },
)
