import { useLanguage } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { RegionForm } from '../components/RegionForm.tsx'
import { countries, ownSettings } from '../resources.ts'

/** PRO-02, I18-02: time zone by country, currency. */
export function Region() {
  const lang = useLanguage()
  const settings = useResource(ownSettings, {})
  const list = useResource(countries, { lang })
  return (
    <ResourceView of={settings}>
      {(chosen) => (
        <ResourceView of={list}>
          {(all) => <RegionForm chosen={chosen} countries={all} onSaved={settings.refresh} />}
        </ResourceView>
      )}
    </ResourceView>
  )
}
