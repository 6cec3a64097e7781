import { adminDecider } from '@kredka/backend/admin/admin'
import { derivedEntityId } from '@kredka/backend/kernel/ids'
import type { WriteSide } from '@kredka/backend/kernel/write-side'
import type { Passwords } from '@kredka/backend/vault/passwords'
import type { Vault } from '@kredka/backend/vault/vault'
import { DEMO_ADMIN, demoPlan } from './demo-plan.ts'
import { seededRandom } from './random.ts'
import { play, type Step } from './step.ts'

/** The password of all demo people (OPS-01); they exist on the seeded embedded default alone. */
export const DEMO_PASSWORD = 'Demo-haslo-2026!'
const SEED = 20_261_101
const DAY = 24 * 3_600_000
const ADMIN_AGE = 541 * DAY

interface Parts {
  readonly write: WriteSide
  readonly vault: Vault
  readonly passwords: Passwords
  /** Milliseconds: the demonstration's present. */
  readonly now: number
  readonly progress: (done: number, total: number) => void
}

/** Fills an empty log with the demonstration: through the deciders, under a past clock, the same every time. */
export async function seedDemo({ write, vault, passwords, now, progress }: Parts): Promise<void> {
  // whole days, so that two starts on one day make the same ids and a seed cut short goes on where it stopped
  const today = Math.floor(now / DAY) * DAY
  const admin_id = derivedEntityId('demo', 'admin', today - ADMIN_AGE)
  const hash = await passwords.hash(DEMO_PASSWORD)
  const credentials = {
    student: derivedEntityId('demo', 'student credential', today),
    teacher: derivedEntityId('demo', 'teacher credential', today),
  }
  const plan = demoPlan({ random: seededRandom(SEED), now: today, admin_id, emailKey: vault.emailKey, credentials })
  await vault.adminCredentials.put({ admin_id, name: DEMO_ADMIN, hash })
  await vault.credentials.put({ credential_id: credentials.student, user_id: plan.student_id, hash })
  await vault.credentials.put({ credential_id: credentials.teacher, user_id: plan.teacher_id, hash })
  await play([adminStep(admin_id, today - ADMIN_AGE), ...plan.steps], write, progress)
}

function adminStep(admin_id: string, at: number): Step {
  return {
    at,
    command: 'admin.create',
    actor: { kind: 'system', id: 'seed' },
    key: 'admin',
    of: admin_id,
    run: (write, context) =>
      write.execute(adminDecider, admin_id, { do: 'create', admin_id, name: DEMO_ADMIN }, context),
  }
}
