import { PaymentsPage } from './PaymentsPage.tsx'

export { PaymentsPage as Page }
