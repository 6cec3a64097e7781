import { useResource } from '../../app/store/resource.ts'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { LessonPlacesForm } from '../components/LessonPlacesForm.tsx'
import { ownTeachingSettings } from '../resources.ts'

/** PRO-02: where lessons take place, and the links of online ones. */
export function LessonPlaces() {
  const settings = useResource(ownTeachingSettings, {})
  return (
    <ResourceView of={settings}>
      {(chosen) => <LessonPlacesForm chosen={chosen} onSaved={settings.refresh} />}
    </ResourceView>
  )
}
