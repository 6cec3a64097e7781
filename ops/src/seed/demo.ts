import { adminDecider } from '@kredka/backend/admin/admin'
import { deriveEntityId } from '@kredka/backend/kernel/ids'
import type { Policy } from '@kredka/backend/kernel/policy'
import type { WriteSide } from '@kredka/backend/kernel/write-side'
import type { Passwords } from '@kredka/backend/vault/passwords'
import type { Vault } from '@kredka/backend/vault/vault'
import { DAY } from '@kredka/contracts/kernel/durations'
import type { StaffRole } from '@kredka/contracts/kernel/staff'
import { DEMO_ADMIN, DEMO_COLLEAGUE, DEMO_STAFF, demoPlan } from './demo-plan.ts'
import { seededRandom } from './random.ts'
import { withReactions } from './reacting.ts'
import { play, type Step } from './step.ts'

/** The password of all demo people (OPS-01); they exist on the seeded embedded default alone. */
export const DEMO_PASSWORD = 'Demo-haslo-2026!'
const SEED = 20_261_101
const ADMIN_AGE = 541 * DAY
/**
 * What follows from orders, lessons, requests for quizzes, assigned and finished ones follows in the demonstration too;
 * of other events the plan itself says what came of them.
 */
export const FOLLOWING = new RegExp(
  [
    '^(orders|calendar|lessons|payments|students|reviews|rewards)\\.',
    '^quizzes\\.leave-queue$',
    '^assignments\\.(hand-out|follow-attempts|close|tell)$',
    '^quiz-requests\\.(close|tell)$',
  ].join('|'),
)

interface Parts {
  readonly write: WriteSide
  readonly vault: Vault
  readonly passwords: Passwords
  /** All of the product. */
  readonly policies: readonly Policy[]
  /** Milliseconds: the demonstration's present. */
  readonly now: number
  readonly progress: (done: number, total: number) => void
}

/** Fills an empty log with the demonstration: through the deciders, under a past clock, the same every time. */
export async function seedDemo({ write, vault, passwords, policies, now, progress }: Parts): Promise<void> {
  // whole days, so that two starts on one day make the same ids and a seed cut short goes on where it stopped
  const today = Math.floor(now / DAY) * DAY
  const admin_id = deriveEntityId('demo', 'admin', today - ADMIN_AGE)
  const colleague_id = deriveEntityId('demo', 'colleague', today - ADMIN_AGE)
  const hash = await passwords.hash(DEMO_PASSWORD)
  const credentials = {
    student: deriveEntityId('demo', 'student credential', today),
    teacher: deriveEntityId('demo', 'teacher credential', today),
  }
  const plan = demoPlan({
    random: seededRandom(SEED),
    lifeRandom: seededRandom(SEED + 1),
    now: today,
    admin_id,
    emailKey: vault.emailKey,
    runSecretOf: vault.luck.secretOf,
    credentials,
  })
  const members = [
    { admin_id, name: DEMO_ADMIN, role: 'owner' },
    { admin_id: colleague_id, name: DEMO_COLLEAGUE, role: 'owner' },
    ...DEMO_STAFF.map((one) => ({ ...one, admin_id: deriveEntityId('demo', one.name, today - ADMIN_AGE) })),
  ] as const
  for (const { admin_id, name } of members) await vault.adminCredentials.put({ admin_id, name, hash })
  await vault.credentials.put({ credential_id: credentials.student, user_id: plan.student_id, hash })
  await vault.credentials.put({ credential_id: credentials.teacher, user_id: plan.teacher_id, hash })
  const following = policies.filter(({ name }) => FOLLOWING.test(name))
  const whole = withReactions(write, following, [plan.student_id, plan.teacher_id])
  const opened = today - ADMIN_AGE
  const staff = members.map((member) => adminStep(member, opened))
  await play([...staff, ...plan.steps], whole, progress)
}

interface Member {
  readonly admin_id: string
  readonly name: string
  readonly role: StaffRole
}

function adminStep({ admin_id, name, role }: Member, at: number): Step {
  return {
    at,
    command: 'admin.create',
    actor: { kind: 'system', id: 'seed' },
    key: name,
    of: admin_id,
    run: (write, context) => write.execute(adminDecider, admin_id, { do: 'create', admin_id, name, role }, context),
  }
}
