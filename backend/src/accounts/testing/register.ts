import { signUp } from '../../processes/testing/people.ts'
import type { TestSite } from '../../processes/testing/test-site.ts'

/** An account as a sign-up by mail leaves it, with a password. */
export async function register(site: TestSite, password: string, email = `${site.tools.ids.entity()}@example.com`) {
  const { id: user_id } = await signUp(site, { email, name: 'Jan Kowalski', password })
  return { user_id, email }
}
