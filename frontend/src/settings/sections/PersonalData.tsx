import { useResource } from '../../app/store/resource.ts'
import { ExportForm } from '../../privacy/index.ts'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { ownSettings } from '../resources.ts'

/** EVT-10: the file of one's own data. */
export function PersonalData() {
  const settings = useResource(ownSettings, {})
  return <ResourceView of={settings}>{({ has_password }) => <ExportForm withPassword={has_password} />}</ResourceView>
}
