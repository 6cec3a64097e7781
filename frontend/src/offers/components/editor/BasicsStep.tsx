import { DESCRIPTION_MAX, needsCity, TITLE_MAX } from '@kredka/contracts/offers/rules'
import type { Form } from '../../../app/forms/useForm.ts'
import { useText } from '../../../i18n/useText.ts'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import { TextInput } from '../../../ui/fields/TextInput.tsx'
import { Stack } from '../../../ui/layout.tsx'
import type { OfferDraft } from '../../draft.ts'
import { CitySelect } from '../CitySelect.tsx'
import { LevelField, SubjectField } from '../SubjectAndLevel.tsx'
import classes from './editor.module.css'
import { PlacesField } from './PlacesField.tsx'

const HINTS = ['own_offers.hint_whom', 'own_offers.hint_how', 'own_offers.hint_who'] as const

/** What is taught, to whom, where (OFR-01). */
export function BasicsStep({ form }: { readonly form: Form<OfferDraft> }) {
  const t = useText()
  const { values, set, fault, left } = form
  return (
    <Stack space={4} form>
      <TextInput
        label={t('own_offers.title')}
        hint={t('own_offers.title_hint')}
        {...form.field('title')}
        max={TITLE_MAX}
      />
      <SubjectField
        value={values.subject_id}
        onChange={(subject_id) => set('subject_id', subject_id)}
        onBlur={() => left('subject_id')}
        error={fault('subject_id')}
      />
      <LevelField value={values.level} onChange={(level) => set('level', level)} error={fault('level')} />
      <div>
        <Textarea label={t('own_offers.description')} {...form.field('description')} rows={9} max={DESCRIPTION_MAX} />
        <ul className={classes.hints} aria-label={t('own_offers.hints')}>
          {HINTS.map((hint) => (
            <li key={hint}>{t(hint)}</li>
          ))}
        </ul>
      </div>
      <PlacesField
        value={values.places}
        onChange={(places) => {
          set('places', places)
          left('places')
        }}
        error={fault('places')}
      />
      {needsCity(values.places) && (
        <CitySelect
          value={values.city_id}
          name={values.city_name ?? undefined}
          onChange={(city, name) => {
            set('city_id', city)
            set('city_name', name)
          }}
          onBlur={() => left('city_id')}
          error={fault('city_id')}
        />
      )}
    </Stack>
  )
}
