import { PLACES, type Place } from '@kredka/contracts/offers/rules'
import { changeLessonPlaces } from '@kredka/contracts/settings/endpoints'
import {
  isMeetingLink,
  isUsualHost,
  MEETING_HOSTS,
  ONLINE_TOOLS,
  type OnlineTool,
} from '@kredka/contracts/settings/rules'
import type { TeachingSettingsView } from '@kredka/contracts/settings/views'
import { useSavedElsewhere } from '../../app/forms/useSavedElsewhere.ts'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { ChangedMeanwhile } from '../../ui/ChangedMeanwhile.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'

/** As people know them; the same in every language. */
const TOOL_NAMES: Readonly<Record<OnlineTool, string>> = { skype: 'Skype', google_meet: 'Google Meet', zoom: 'Zoom' }

interface Values {
  readonly places: readonly Place[]
  readonly online_tool: OnlineTool | null
  readonly skype: string
  readonly google_meet: string
  readonly zoom: string
}

/**
 * The fields of links show only where lessons are online: out of sight a link that is none must not keep the form from
 * being sent.
 */
function bodyOf({ places, online_tool, skype, google_meet, zoom }: Values) {
  const online = places.includes('online')
  const linkToSend = (link: string) => (link.trim() === '' || !(online || isMeetingLink(link)) ? null : link.trim())
  return {
    places: [...places],
    online_tool: online ? online_tool : null,
    meeting_links: { skype: linkToSend(skype), google_meet: linkToSend(google_meet), zoom: linkToSend(zoom) },
  }
}

/** The links stand below `meeting_links` in the command and each in a field of its own here. */
const linkFaults = (values: Values) =>
  Object.fromEntries(
    ONLINE_TOOLS.filter(
      (tool) => values.places.includes('online') && values[tool].trim() !== '' && !isMeetingLink(values[tool]),
    ).map((tool) => [tool, { text: 'form.meeting_link' as const }]),
  )

interface Props {
  readonly chosen: TeachingSettingsView
  readonly onSaved: () => void
}

export function LessonPlacesForm({ chosen, onSaved }: Props) {
  const t = useText()
  const { place: placeName } = useWords()
  const { places, online_tool, meeting_links: links } = chosen
  const initial: Values = {
    places,
    online_tool,
    skype: links.skype ?? '',
    google_meet: links.google_meet ?? '',
    zoom: links.zoom ?? '',
  }
  const { form, submit, sending, error } = useSentForm(changeLessonPlaces, initial, bodyOf, {
    faults: linkFaults,
    success: 'settings.teaching_saved',
    done: onSaved,
  })
  const elsewhere = useSavedElsewhere(form, initial, bodyOf)
  const { values } = form
  return (
    <Form onSubmit={submit}>
      <ChangedMeanwhile of={elsewhere} />
      <Field label={t('settings.lesson_places')} group error={form.fault('places')}>
        {() =>
          PLACES.map((place) => (
            <Checkbox
              key={place}
              checked={values.places.includes(place)}
              onChange={(on) =>
                form.set(
                  'places',
                  PLACES.filter((one) => (one === place ? on : values.places.includes(one))),
                )
              }
            >
              {placeName(place)}
            </Checkbox>
          ))
        }
      </Field>
      {values.places.includes('online') && (
        <>
          <Select
            label={t('settings.online_tool')}
            optionalText={t('settings.optional')}
            placeholder={t('settings.no_tool')}
            options={ONLINE_TOOLS.map((tool) => ({ value: tool, label: TOOL_NAMES[tool] }))}
            value={values.online_tool}
            onChange={(option) => form.set('online_tool', ONLINE_TOOLS.find((tool) => tool === option?.value) ?? null)}
          />
          {ONLINE_TOOLS.map((tool) => (
            <TextInput
              key={tool}
              label={t('settings.meeting_link', { tool: TOOL_NAMES[tool] })}
              optionalText={t('settings.optional')}
              hint={
                isMeetingLink(values[tool]) && !isUsualHost(tool, values[tool])
                  ? t('settings.unusual_host', { host: MEETING_HOSTS[tool][0], tool: TOOL_NAMES[tool] })
                  : t('settings.meeting_link_hint', { host: MEETING_HOSTS[tool][0] })
              }
              type="url"
              inputMode="url"
              autoComplete="off"
              value={values[tool]}
              onChange={(link) => form.set(tool, link)}
              onBlur={() => form.left(tool)}
              error={form.fault(tool)}
            />
          ))}
        </>
      )}
      <FormFoot error={error} sending={sending} label={t('settings.save')} />
    </Form>
  )
}
