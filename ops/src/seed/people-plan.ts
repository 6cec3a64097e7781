import { accountDecider } from '@kredka/backend/accounts/account'
import { emailDecider } from '@kredka/backend/accounts/email'
import { profileDecider } from '@kredka/backend/profiles/profile'
import { teacherDecider } from '@kredka/backend/profiles/teacher'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import { GENERAL_TERMS_VERSION, TUTOR_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import type { Step } from './step.ts'

export interface SeedPerson {
  readonly user_id: string
  readonly name: string
  readonly email: string
  /** As the vault makes it. */
  readonly email_key: string
  /** Null for those nobody logs in as. */
  readonly credential_id: string | null
  readonly about: string
  /** Milliseconds. */
  readonly joined_at: number
}

/** Sign-up and profile of a person, as the person did it. */
export function personSteps(person: SeedPerson): readonly Step[] {
  const { user_id, email, email_key, name, credential_id, joined_at } = person
  const account = { user_id, email_key, email, name, credential_id, provider: 'email', language: 'pl' } as const
  const visitor = { kind: 'visitor' } as const
  const user = { kind: 'user', id: user_id } as const
  return [
    {
      at: joined_at,
      command: 'auth.confirm_signup',
      actor: visitor,
      key: `claim ${user_id}`,
      of: user_id,
      run: (write, context) =>
        write.execute(
          emailDecider,
          email_key,
          { do: 'claim', claim: { ...account, terms_version: GENERAL_TERMS_VERSION, identity: null } },
          context,
        ),
    },
    {
      at: joined_at + 1,
      command: 'accounts.register',
      actor: { kind: 'system', id: 'accounts.register' },
      key: `register ${user_id}`,
      of: user_id,
      run: (write, context) =>
        write.execute(
          accountDecider,
          user_id,
          { do: 'register', account, terms_version: GENERAL_TERMS_VERSION },
          context,
        ),
    },
    {
      at: joined_at + 3 * MINUTE,
      command: 'profiles.change',
      actor: user,
      key: `profile ${user_id}`,
      of: user_id,
      run: (write, context) =>
        write.execute(
          profileDecider,
          user_id,
          { do: 'change', user_id, name, phone: null, about: person.about },
          context,
        ),
    },
  ]
}

/** The step from student to teacher. */
export function teacherStep(person: SeedPerson): Step {
  const { user_id, about } = person
  return {
    at: person.joined_at + 10 * MINUTE,
    command: 'profiles.start_teaching',
    actor: { kind: 'user', id: user_id },
    key: `teach ${user_id}`,
    of: user_id,
    run: (write, context) =>
      write.execute(
        teacherDecider,
        user_id,
        { do: 'start', user_id, about, how: 'self', agreed_version: null, version_in_force: TUTOR_TERMS_VERSION },
        context,
      ),
  }
}
