import { useNavigate, useParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { GroupForm } from '../components/GroupForm.tsx'
import { draftOf, EMPTY_GROUP, type GroupDraft } from '../entries.ts'
import { availabilityGroups } from '../resources.ts'

/** One group: `/availability/new` makes it, `/availability/{id}` changes it. */
export function GroupPage() {
  const { id = '' } = useParams()
  const isNew = id === 'new'
  const groups = useResource(availabilityGroups, isNew ? null : {})
  if (isNew) return <Editor id={null} initial={EMPTY_GROUP} />
  return (
    <ResourceView of={groups}>
      {(all) => {
        const group = all.find((one) => one.id === id)
        if (group === undefined) return <NotFound />
        return <Editor key={id} id={id} initial={draftOf(group.name, group.entries)} />
      }}
    </ResourceView>
  )
}

function Editor({ id, initial }: { readonly id: string | null; readonly initial: GroupDraft }) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const back = () => void navigate(path('availability.groups'))
  const title = id === null ? t('availability.new_group') : initial.name
  return (
    <>
      <PageTitle title={title} />
      <PageHeader
        title={title}
        crumbs={[{ label: t('availability.heading'), to: path('availability.groups') }, { label: title }]}
      />
      <Stack space={5}>
        <GroupForm id={id} initial={initial} onSaved={back} onCancel={back} />
      </Stack>
    </>
  )
}

export { GroupPage as Page }
