import { isRejection } from '@kredka/contracts/kernel/errors'
import { GENERAL_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import { testContext } from '../../processes/testing/people.ts'
import type { TestSite } from '../../processes/testing/test-site.ts'
import { emailDecider } from '../email.ts'

/** An account as a sign-up by mail leaves it, with a password. */
export async function registered(site: TestSite, password: string, given?: string) {
  const { write, vault, passwords, ids } = site.tools
  const user_id = ids.entity()
  const email = given ?? `${user_id}@example.com`
  const email_key = vault.emailKey(email)
  const credential_id = ids.entity()
  await vault.credentials.put({ credential_id, user_id, hash: await passwords.hash(password) })
  const claim = {
    user_id,
    email_key,
    email,
    credential_id,
    name: 'Jan Kowalski',
    provider: 'email',
    language: 'pl',
    terms_version: GENERAL_TERMS_VERSION,
    identity: null,
  } as const
  const context = testContext(site, 'auth.confirm_signup')
  const claimed = await write.execute(emailDecider, email_key, { do: 'claim', claim }, context)
  if (isRejection(claimed)) throw new Error(`a test's person was refused: ${claimed.rejected}`)
  return { user_id, email }
}
