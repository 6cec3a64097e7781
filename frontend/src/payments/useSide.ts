import { type PaymentRole, usualRole } from '@kredka/contracts/payments/rules'
import { readPage } from '../app/lists/read-page.ts'
import { selectUser } from '../app/session/session-slice.ts'
import { useAppSelector } from '../app/store/hooks.ts'
import { type AddressChanges, useAddress } from '../ui/useAddress.ts'

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/

/**
 * Whose payments the page shows, in its address: who teaches sees lessons given first, and can look at lessons taken.
 */
export function useSide() {
  const teaches = useAppSelector(selectUser)?.isTeacher === true
  const { params, change } = useAddress()
  const usual = usualRole(teaches)
  const asked = params.get('role')
  const role: PaymentRole = teaches && (asked === 'student' || asked === 'teacher') ? asked : usual
  const set = (changes: AddressChanges) => change(changes, { replace: true })
  return {
    role,
    teaches,
    month: MONTH.test(params.get('month') ?? '') ? params.get('month') : null,
    person: params.get('person'),
    as_of: params.get('as_of'),
    page: readPage(params),
    set,
    choose: (next: PaymentRole) => set({ role: next === usual ? null : next, person: null, month: null, page: null }),
  }
}

export type Side = ReturnType<typeof useSide>
