import { type PageName, ROUTES } from '@kredka/contracts/kernel/routes'
import { hasDuty, type StaffDuty, type StaffRole } from '@kredka/contracts/kernel/staff'
import { createContext, useContext } from 'react'

/** Of whoever reads a page of the back office. Null outside its gate: there the server alone decides. */
export const StaffRoleContext = createContext<StaffRole | null>(null)

/** What belongs to a duty of the staff: an endpoint, or a page. */
export interface OfDuty {
  readonly duty?: StaffDuty
}

/** Whether the role of whoever reads this may do it: what the server would refuse is not offered (ADM-07). */
export function useMay(): (what: OfDuty) => boolean {
  const role = useContext(StaffRoleContext)
  return (what) => mayDo(role, what)
}

/** The same of a page of the back office. */
export function useMayOpen(): (page: PageName) => boolean {
  const may = useMay()
  return (page) => may(dutyOf(page))
}

export function mayDo(role: StaffRole | null, { duty }: OfDuty): boolean {
  return role === null || duty === undefined || hasDuty(role, duty)
}

export function dutyOf(page: PageName): OfDuty {
  return ROUTES.find(({ name }) => name === page) ?? {}
}
