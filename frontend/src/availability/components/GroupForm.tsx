import { changeAvailabilityGroup, createAvailabilityGroup } from '@kredka/contracts/availability/endpoints'
import { GROUP_NAME_MAX } from '@kredka/contracts/availability/rules'
import { useState } from 'react'
import { type Form, useForm } from '../../app/forms/useForm.ts'
import { useFormDraft, useKeptForm } from '../../app/forms/useFormDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { DraftKept } from '../../ui/DraftKept.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { keepInPlace } from '../../ui/keep-in-place.ts'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useFaultFocus } from '../../ui/useFaultFocus.ts'
import { bodyOf, type DraftEntry, draftFaults, type GroupDraft, isDraft, newEntry, timesOf } from '../entries.ts'
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
  const { ref: element, focusFault } = useFaultFocus()
  const begun = useFormDraft(`availability.${id ?? 'new'}`, initial, isDraft)
  const form = useForm(createAvailabilityGroup, begun.initial, bodyOf, draftFaults)
  const draft = useKeptForm(begun, form, initial, bodyOf)
  const entries = entriesOf(form)
  const [open, setOpen] = useState<{ readonly key: string | null } | null>(null)
  const options = {
    quiet: true,
    success: 'availability.saved',
    always: () => draft.drop(),
    failed(error: ApiError) {
      form.refuse(error)
      focusFault()
    },
  } as const
  const create = useCommand(createAvailabilityGroup, { ...options, done: ({ id }) => onSaved(id) })
  const save = useCommand(changeAvailabilityGroup, { ...options, done: (_, input) => onSaved(input.id) })
  const submit = async () => {
    const right = await form.submit((values) => {
      const body = bodyOf(values)
      if (id === null) create.send(body)
      else save.send({ id, ...body })
    })
    if (!right) focusFault()
  }
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
          <DraftKept of={draft} />
          {id !== null && <Notice>{t('availability.edit_about')}</Notice>}
          <Stack form>
            <TextInput
              label={t('availability.name')}
              hint={t('availability.name_hint')}
              max={GROUP_NAME_MAX}
              {...form.field('name')}
            />
          </Stack>
          <Week fault={form.fault('entries')} entries={entries} onOpen={(key) => setOpen({ key })} />
          <Days type="special" form={form} entries={entries} />
          <Days type="month_day" form={form} entries={entries} />
          <FormFoot
            error={create.error ?? save.error}
            sending={create.status === 'sending' || save.status === 'sending'}
            label={t('availability.save')}
            onCancel={() => {
              draft.drop()
              onCancel()
            }}
          />
        </Stack>
      </form>
      <EntryDialog open={open} entries={entries} onClose={() => setOpen(null)} />
    </>
  )
}

interface Entries {
  readonly all: readonly DraftEntry[]
  readonly set: (next: readonly DraftEntry[]) => void
  readonly add: (entry: DraftEntry) => void
  readonly change: (key: string, part: Partial<DraftEntry>) => void
  readonly remove: (key: string) => void
}

function entriesOf(form: Form<GroupDraft>): Entries {
  const all = form.values.entries
  const set = (next: readonly DraftEntry[]) => form.set('entries', next)
  return {
    all,
    set,
    add: (entry) => set([...all, entry]),
    change: (key, part) => set(all.map((entry) => (entry.key === key ? { ...entry, ...part } : entry))),
    remove: (key) => set(all.filter((entry) => entry.key !== key)),
  }
}

interface WeekProps {
  /** That there are no hours at all. */
  readonly fault: string | undefined
  readonly entries: Entries
  /** Null for hours that are still to be made. */
  readonly onOpen: (key: string | null) => void
}

/** The hours of each week, drawn into it. */
function Week({ fault, entries, onOpen }: WeekProps) {
  const t = useText()
  return (
    <FormSection
      title={t('availability.week')}
      about={t('availability.week_about')}
      add={t('availability.add_hours')}
      onAdd={() => onOpen(null)}
    >
      {fault !== undefined && <Notice kind="error">{fault}</Notice>}
      <WeekGrid
        entries={entries.all}
        onDraw={(day, span) => entries.add(newEntry('week_day', { day, ...timesOf(span) }))}
        onChange={(key, span) => entries.change(key, timesOf(span))}
        onOpen={onOpen}
        onRemove={entries.remove}
      />
    </FormSection>
  )
}

interface DaysProps {
  readonly type: 'special' | 'month_day'
  readonly form: Form<GroupDraft>
  readonly entries: Entries
}

/** Hours of single days, or of days of each month. */
function Days({ type, form, entries }: DaysProps) {
  const t = useText()
  return (
    <FormSection
      title={t(`availability.${type}s`)}
      about={t(`availability.${type}s_about`)}
      add={t(`availability.add_${type}`)}
      onAdd={() => entries.add(newEntry(type))}
    >
      <EntryRows
        type={type}
        entries={entries.all}
        fault={form.fault}
        onChange={entries.change}
        onRemove={entries.remove}
        onLeft={form.left}
      />
    </FormSection>
  )
}

interface DialogProps {
  /** Whose hours are changed, null where they are made; null where it is closed. */
  readonly open: { readonly key: string | null } | null
  readonly entries: Entries
  readonly onClose: () => void
}

function EntryDialog({ open, entries, onClose }: DialogProps) {
  const editing = open === null ? null : (entries.all.find(({ key }) => key === open.key) ?? null)
  const others = entries.all.filter(({ key }) => key !== editing?.key)
  return (
    <HoursDialog
      opened={open !== null}
      entry={editing}
      others={others}
      onClose={onClose}
      onSave={(made) => {
        entries.set([...others, ...made])
        onClose()
      }}
      onRemove={() => {
        if (editing !== null) entries.remove(editing.key)
        onClose()
      }}
    />
  )
}
