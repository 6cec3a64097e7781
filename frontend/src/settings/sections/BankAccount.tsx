import { useResource } from '../../app/store/resource.ts'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { BankAccountForm } from '../components/BankAccountForm.tsx'
import { ownTeachingSettings } from '../resources.ts'

/** PRO-02: where students pay to. */
export function BankAccount() {
  const settings = useResource(ownTeachingSettings, {})
  return (
    <ResourceView of={settings}>
      {(chosen) => <BankAccountForm chosen={chosen} onSaved={settings.refresh} />}
    </ResourceView>
  )
}
