import { useResource } from '../../app/store/resource.ts'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { BookingRulesForm } from '../components/BookingRulesForm.tsx'
import { ownTeachingSettings } from '../resources.ts'

/** PRO-02: when lessons can be booked and cancelled. */
export function BookingRules() {
  const settings = useResource(ownTeachingSettings, {})
  return (
    <ResourceView of={settings}>
      {(chosen) => <BookingRulesForm chosen={chosen} onSaved={settings.refresh} />}
    </ResourceView>
  )
}
