import { changeAvailabilityGroup, createAvailabilityGroup } from '@kredka/contracts/availability/endpoints'
import { GROUP_NAME_MAX } from '@kredka/contracts/availability/rules'
import { useState } from 'react'
import { useForm } from '../../app/forms/useForm.ts'
import { useCommand } from '../../app/store/command.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { keepInPlace } from '../../ui/keep-in-place.ts'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useFaultFocus } from '../../ui/useFaultFocus.ts'
import { bodyOf, type DraftEntry, draftFaults, type GroupDraft, newEntry, timesOf } from '../entries.ts'
import { EntryRows } from './EntryRows.tsx'
import { FormSection } from './FormSection.tsx'
import { HoursDialog } from './HoursDialog.tsx'
import { WeekGrid } from './WeekGrid.tsx'

interface Props {
  /** Id of the group that is changed; null makes a new one. */
  readonly id: string | null
  readonly initial: GroupDraft
  readonly onSaved: (id: string) => void
  readonly onCancel: () => void
}

/** Name and hours of a group of availability (AVL-01). */
export function GroupForm({ id, initial, onSaved, onCancel }: Props) {
  const t = useText()
  const words = useErrorText()
  const { ref: element, focusFault } = useFaultFocus()
  const form = useForm(createAvailabilityGroup, initial, bodyOf, draftFaults)
  const [open, setOpen] = useState<{ readonly key: string | null } | null>(null)
  const { entries } = form.values
  const set = (next: readonly DraftEntry[]) => form.set('entries', next)
  const change = (key: string, part: Partial<DraftEntry>) =>
    set(entries.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)))
  const remove = (key: string) => set(entries.filter((entry) => entry.key !== key))
  const rows = { entries, fault: form.fault, onChange: change, onRemove: remove, onLeft: form.left }

  const failed = (error: ApiError) => {
    form.refuse(error)
    focusFault()
  }
  const create = useCommand(createAvailabilityGroup, {
    quiet: true,
    success: 'availability.saved',
    done: (answer) => onSaved(answer.id),
    failed,
  })
  const save = useCommand(changeAvailabilityGroup, {
    quiet: true,
    success: 'availability.saved',
    done: (_, input) => onSaved(input.id),
    failed,
  })
  const error = create.error ?? save.error
  const submit = async () => {
    if (!(await form.check())) return focusFault()
    const body = bodyOf(form.values)
    if (id === null) create.send(body)
    else save.send({ id, ...body })
  }
  const editing = open === null ? null : (entries.find(({ key }) => key === open.key) ?? null)
  const empty = form.fault('entries')
  // the dialog has a form of its own, and events rise along components, not elements: it stands beside this one
  return (
    <>
      <form
        ref={element}
        noValidate
        onMouseDown={keepInPlace}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack space={6}>
          {id !== null && <Notice>{t('availability.edit_about')}</Notice>}
          <Stack form>
            <TextInput
              label={t('availability.name')}
              hint={t('availability.name_hint')}
              value={form.values.name}
              onChange={(name) => form.set('name', name)}
              onBlur={() => form.left('name')}
              max={GROUP_NAME_MAX}
              error={form.fault('name')}
            />
          </Stack>
          <FormSection
            title={t('availability.week')}
            about={t('availability.week_about')}
            add={t('availability.add_hours')}
            onAdd={() => setOpen({ key: null })}
          >
            {empty !== undefined && <Notice kind="error">{empty}</Notice>}
            <WeekGrid
              entries={entries}
              onDraw={(day, span) => set([...entries, newEntry('week_day', { day, ...timesOf(span) })])}
              onChange={(key, span) => change(key, timesOf(span))}
              onOpen={(key) => setOpen({ key })}
              onRemove={remove}
            />
          </FormSection>
          <FormSection
            title={t('availability.specials')}
            about={t('availability.specials_about')}
            add={t('availability.add_special')}
            onAdd={() => set([...entries, newEntry('special')])}
          >
            <EntryRows type="special" {...rows} />
          </FormSection>
          <FormSection
            title={t('availability.month_days')}
            about={t('availability.month_days_about')}
            add={t('availability.add_month_day')}
            onAdd={() => set([...entries, newEntry('month_day')])}
          >
            <EntryRows type="month_day" {...rows} />
          </FormSection>
          {error !== null && <Notice kind="error">{words(error)}</Notice>}
          <Row>
            <Button look="primary" type="submit" loading={create.status === 'sending' || save.status === 'sending'}>
              {t('availability.save')}
            </Button>
            <Button onClick={onCancel}>{t('ui.cancel')}</Button>
          </Row>
        </Stack>
      </form>
      <HoursDialog
        opened={open !== null}
        entry={editing}
        others={entries.filter(({ key }) => key !== editing?.key)}
        onClose={() => setOpen(null)}
        onSave={(made) => {
          set([...entries.filter(({ key }) => key !== editing?.key), ...made])
          setOpen(null)
        }}
        onRemove={() => {
          if (editing !== null) remove(editing.key)
          setOpen(null)
        }}
      />
    </>
  )
}
