import { removeAvailabilityGroup } from '@kredka/contracts/availability/endpoints'
import type { AvailabilityGroupView } from '@kredka/contracts/availability/views'
import { useState } from 'react'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { DailyCap, TimesOff } from '../../calendar/index.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Grid, Stack } from '../../ui/layout.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { GroupCard } from '../components/GroupCard.tsx'
import { availabilityGroups } from '../resources.ts'

/** When the teacher can teach: the groups that offers choose from (AVL-01). */
export function GroupsPage() {
  const t = useText()
  const path = usePath()
  const groups = useResource(availabilityGroups, {})
  const [removing, setRemoving] = useState<AvailabilityGroupView | null>(null)
  const remove = useCommand(removeAvailabilityGroup, {
    success: 'availability.removed',
    done() {
      setRemoving(null)
      groups.refresh()
    },
    failed: () => setRemoving(null),
  })
  const create = (
    <Button look="primary" icon="plus" to={path('availability.group', { id: 'new' })}>
      {t('availability.create')}
    </Button>
  )
  const any = groups.data !== null && groups.data.length > 0
  return (
    <>
      <PageHeader
        title={t('availability.heading')}
        about={t('availability.about')}
        actions={any ? create : undefined}
      />
      <Stack space={5}>
        <ResourceView of={groups}>
          {(found) =>
            found.length === 0 ? (
              <EmptyState title={t('availability.none')} action={create}>
                <p>{t('availability.none_about')}</p>
              </EmptyState>
            ) : (
              <Grid min={found.length === 1 ? '100%' : '20rem'} space={5}>
                {found.map((group) => (
                  <GroupCard key={group.id} group={group} onRemove={() => setRemoving(group)} />
                ))}
              </Grid>
            )
          }
        </ResourceView>
        <Grid min="22rem" space={5}>
          <TimesOff />
          <DailyCap />
        </Grid>
        <ConfirmDialog
          opened={removing !== null}
          onClose={() => setRemoving(null)}
          onConfirm={() => {
            if (removing !== null) remove.send({ id: removing.id })
          }}
          title={t('availability.remove_title', { name: removing?.name ?? '' })}
          confirm={t('ui.remove')}
          busy={remove.status === 'sending'}
          danger
        >
          <p>{t('availability.remove_about', { count: removing?.offers ?? 0 })}</p>
        </ConfirmDialog>
      </Stack>
    </>
  )
}

export { GroupsPage as Page }
