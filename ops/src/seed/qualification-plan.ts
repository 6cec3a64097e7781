import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { type QualificationCommand, qualificationsDecider } from '@kredka/backend/qualifications/qualifications'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import type { SeedPerson } from './people-plan.ts'
import type { Step } from './step.ts'

interface Parts {
  readonly admin_id: string
  readonly teachers: readonly SeedPerson[]
}

/** Such as teachers of any subject have. */
const STATED = [
  { title: 'Przygotowanie pedagogiczne', institution: 'Uniwersytet Jagielloński', year: '2014' },
  { title: 'Kurs tutoringu, I stopień', institution: 'Kolegium Tutorów', year: '2021' },
  { title: 'Studia podyplomowe: dydaktyka', institution: 'Uniwersytet Wrocławski', year: '2018' },
  { title: 'Egzaminator maturalny', institution: 'Okręgowa Komisja Egzaminacyjna', year: null },
] as const

/** Two of three teachers say what they learned, and of every other one of them staff saw the paper. */
export function qualificationSteps({ admin_id, teachers }: Parts): readonly Step[] {
  return teachers.flatMap((teacher, n) => (n % 3 === 2 ? [] : stepsOf(teacher, n, admin_id)))
}

function stepsOf({ user_id: teacher_id, joined_at }: SeedPerson, n: number, admin_id: string): readonly Step[] {
  const stated = STATED.filter((_, i) => i === n % STATED.length || (n % 4 === 0 && i === 1))
  return stated.flatMap((words, i) => {
    const qualification_id = deriveEntityId(teacher_id, `qualification ${i}`, joined_at)
    const ids = { teacher_id, qualification_id }
    const file_id = deriveEntityId(teacher_id, `proof ${i}`, joined_at)
    const step = (name: string, after: number, who: 'teacher' | 'staff', command: QualificationCommand): Step => ({
      at: joined_at + HOUR + after,
      command: `qualifications.${name}`,
      actor: who === 'staff' ? { kind: 'admin', id: admin_id } : { kind: 'user', id: teacher_id },
      key: `${name} ${qualification_id}`,
      of: teacher_id,
      run: (write, context) => write.execute(qualificationsDecider, teacher_id, command, context),
    })
    const state = step('state', i, 'teacher', { do: 'state', ...ids, ...words })
    if (n % 2 === 1 || i > 0) return [state]
    return [
      state,
      step('prove', HOUR, 'teacher', { do: 'prove', ...ids, file_id, type: 'image/webp' }),
      step('check', DAY, 'staff', { do: 'check', ...ids, file_id }),
    ]
  })
}
