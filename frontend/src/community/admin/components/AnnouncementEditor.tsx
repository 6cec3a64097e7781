import { changeAnnouncement, publishAnnouncement, writeAnnouncement } from '@kredka/contracts/community/endpoints'
import { ANNOUNCEMENT_TEXT_MAX, ANNOUNCEMENT_TITLE_MAX, type Bilingual } from '@kredka/contracts/community/rules'
import type { AnnouncementDraftView } from '@kredka/contracts/community/views'
import { useRef } from 'react'
import { useForm } from '../../../app/forms/useForm.ts'
import { useFormDraft, useKeptForm } from '../../../app/forms/useFormDraft.ts'
import { useSavedElsewhere } from '../../../app/forms/useSavedElsewhere.ts'
import { useCommand } from '../../../app/store/command.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChangedMeanwhile } from '../../../ui/ChangedMeanwhile.tsx'
import { DraftKept } from '../../../ui/DraftKept.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Form } from '../../../ui/Form.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { AnnouncementPreview } from './AnnouncementPreview.tsx'
import { BilingualFields } from './BilingualFields.tsx'

interface Values {
  readonly title: Bilingual
  readonly text: Bilingual
  readonly pinned: boolean
}

const EMPTY: Values = { title: { pl: '', en: '' }, text: { pl: '', en: '' }, pinned: false }

function bodyOf({ title, text, pinned }: Values) {
  const trim = ({ pl, en }: Bilingual) => ({ pl: pl.trim(), en: en.trim() })
  return { title: trim(title), text: trim(text), pinned }
}

interface Props {
  /** Null for a new one. */
  readonly announcement: AnnouncementDraftView | null
  /** After each step; the id of what was saved. */
  readonly onSaved: (id: string) => void
}

/** An announcement in both languages, with what people will see beside it. */
export function AnnouncementEditor({ announcement, onSaved }: Props) {
  const t = useText()
  const isPublic = announcement?.state === 'published'
  const saved = announcement === null ? EMPTY : valuesOf(announcement)
  const begun = useFormDraft(`announcement.${announcement?.id ?? 'new'}`, saved)
  const form = useForm(writeAnnouncement, begun.initial, bodyOf)
  const draft = useKeptForm(begun, form, saved, bodyOf)
  const elsewhere = useSavedElsewhere(form, saved, bodyOf, begun.base)
  /** Whether what is being saved is to be published then. */
  const publishing = useRef(false)
  /** What was saved last: where publishing fails the draft is there all the same, and is not written a second time. */
  const savedId = useRef('')
  const publish = useCommand(publishAnnouncement, {
    success: 'community.published',
    done: (_, { id }) => onSaved(id),
    failed: () => onSaved(savedId.current),
  })
  const goOn = (id: string) => {
    savedId.current = id
    if (publishing.current) publish.send({ id })
    else onSaved(id)
  }
  const options = { success: 'community.saved', quiet: true, failed: form.refuse, always: draft.drop } as const
  const write = useCommand(writeAnnouncement, { ...options, done: ({ id }) => goOn(id) })
  const change = useCommand(changeAnnouncement, { ...options, done: (_, { id }) => goOn(id) })
  const error = write.error ?? change.error
  const busy = [write, change, publish].some(({ status }) => status === 'sending')
  const save = async (andPublish: boolean) => {
    if (busy) return true
    return form.submit((values) => {
      publishing.current = andPublish
      if (announcement === null) write.send(bodyOf(values))
      else change.send({ id: announcement.id, ...bodyOf(values) })
    })
  }
  return (
    <Stack space={5}>
      <DraftKept of={draft} />
      <ChangedMeanwhile of={elsewhere} />
      <Form wide label={t('community.announcement')} onSubmit={() => save(false)}>
        {(submit) => (
          <>
            <BilingualFields
              field="title"
              label={t('community.title')}
              max={ANNOUNCEMENT_TITLE_MAX}
              fault={form.fault}
              {...form.field('title')}
            />
            <BilingualFields
              field="text"
              label={t('community.text')}
              rows={9}
              max={ANNOUNCEMENT_TEXT_MAX}
              fault={form.fault}
              {...form.field('text')}
            />
            <Checkbox checked={form.values.pinned} onChange={(pinned) => form.set('pinned', pinned)}>
              {t('community.pin')}
            </Checkbox>
            <ErrorNotice error={error} />
            <Row>
              <Button look={isPublic ? 'primary' : 'secondary'} type="submit" loading={busy && !publishing.current}>
                {t(isPublic ? 'community.save_public' : 'community.save_draft')}
              </Button>
              {!isPublic && (
                <Button look="primary" loading={busy && publishing.current} onClick={() => submit(() => save(true))}>
                  {t('community.publish')}
                </Button>
              )}
            </Row>
          </>
        )}
      </Form>
      <AnnouncementPreview values={form.values} published_at={announcement?.published_at ?? null} />
    </Stack>
  )
}

function valuesOf({ title, text, pinned }: AnnouncementDraftView): Values {
  return { title, text, pinned }
}
