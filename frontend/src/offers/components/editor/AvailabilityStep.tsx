import type { AvailabilityGroupView } from '@kredka/contracts/availability/views'
import { useId, useState } from 'react'
import type { Form } from '../../../app/forms/useForm.ts'
import { EMPTY_GROUP, LazyGroupForm, WeekAtAGlance, weekMinutes } from '../../../availability/index.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Stack } from '../../../ui/layout.tsx'
import type { OfferDraft } from '../../draft.ts'
import classes from './editor.module.css'

interface Props {
  readonly form: Form<OfferDraft>
  readonly groups: readonly AvailabilityGroupView[]
  readonly onCreate: () => void
}

/** Which of the teacher's groups of hours the offer uses. */
export function AvailabilityStep({ form, groups, onCreate }: Props) {
  const t = useText()
  const name = useId()
  const chosen = form.values.availability_group_id
  const fault = form.fault('availability_group_id')
  return (
    <Stack space={4}>
      <fieldset data-invalid={fault === undefined ? undefined : true}>
        <legend className="visually-hidden">{t('own_offers.group')}</legend>
        <div className={classes.groups}>
          {groups.map((group) => (
            <label key={group.id} className={classes.group}>
              <span className={classes.groupHead}>
                <input
                  type="radio"
                  name={name}
                  checked={group.id === chosen}
                  onChange={() => form.set('availability_group_id', group.id)}
                />
                <span className={classes.groupName}>{group.name}</span>
              </span>
              <span className="soft-note">
                {t('availability.week_hours', { hours: weekMinutes(group.entries) / 60 })}
              </span>
              <WeekAtAGlance entries={group.entries} />
            </label>
          ))}
        </div>
      </fieldset>
      {fault !== undefined && (
        <p className={classes.fault} role="alert">
          <Icon name="error" size={18} />
          {fault}
        </p>
      )}
      <div>
        <Button icon="plus" onClick={onCreate}>
          {t('availability.create')}
        </Button>
      </div>
    </Stack>
  )
}

interface NewProps {
  readonly onCreated: (id: string) => void
  readonly onCancel: () => void
}

/** A group made right here; its form stands in place of the step's. */
export function NewGroup({ onCreated, onCancel }: NewProps) {
  // the name of the form would else begin anew when the list of groups arrives
  const [initial] = useState(EMPTY_GROUP)
  return <LazyGroupForm id={null} initial={initial} onSaved={onCreated} onCancel={onCancel} />
}
