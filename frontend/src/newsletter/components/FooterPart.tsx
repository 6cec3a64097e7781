import { useConfirmFromAddress } from '../useConfirmFromAddress.ts'
import { SubscribeForm } from './SubscribeForm.tsx'

/** At the foot of every page: the way in, and what a mail's link confirms (CNT-01, ACC-06). */
export function FooterPart() {
  useConfirmFromAddress()
  return <SubscribeForm />
}

export { FooterPart as Part }
