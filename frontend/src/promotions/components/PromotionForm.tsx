import { warsawDay } from '@kredka/contracts/kernel/days'
import { createPromotion } from '@kredka/contracts/promotions/endpoints'
import { daysFault, promotionPrice } from '@kredka/contracts/promotions/rules'
import type { FieldFaults } from '../../app/forms/faults.ts'
import type { Form as FormState } from '../../app/forms/useForm.ts'
import { useKeptSentForm } from '../../app/forms/useKeptSentForm.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { DraftKept } from '../../ui/DraftKept.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { DatePicker } from '../../ui/fields/day/DatePicker.tsx'
import { MultiSelect } from '../../ui/fields/MultiSelect.tsx'
import { IntegerField } from '../../ui/fields/NumberField.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import type { Option } from '../../ui/fields/useOptions.ts'
import { ownOffers } from '../resources.ts'

interface Values {
  readonly percentage: number | null
  readonly which: 'all' | 'some'
  readonly offers: readonly Option[]
  readonly start_date: string
  readonly end_date: string
  readonly description: string
}

const DESCRIPTION_MAX = 300
const EXAMPLE = 8000
/** Promotions count days of Europe/Warsaw. */
const today = () => warsawDay(Date.now())

const bodyOf = ({ percentage, which, offers, start_date, end_date, description }: Values) => ({
  promotion_type: 'first-lesson-discount' as const,
  data: { percentage: percentage ?? 0 },
  start_date,
  ...(which === 'some' ? { offer_ids: offers.map(({ value }) => value) } : {}),
  ...(end_date === '' ? {} : { end_date }),
  ...(description.trim() === '' ? {} : { description: description.trim() }),
})

const isInRange = (percentage: number | null) => percentage !== null && percentage >= 1 && percentage <= 90

/** What the schema cannot say. */
function promotionFaults({ percentage, which, offers, start_date, end_date }: Values): FieldFaults {
  const endsTooEarly = daysFault({ start_date, end_date: end_date || null }, today()) === 'ends_before_start'
  return {
    ...(isInRange(percentage) ? {} : { percentage: { text: 'promotions.percentage_range' } }),
    ...(which === 'some' && offers.length === 0 ? { offer_ids: { text: 'promotions.offers_required' } } : {}),
    ...(endsTooEarly ? { end_date: { text: 'promotions.ends_before_start' } } : {}),
  }
}

interface Props {
  /** Where the promotions stand. */
  readonly list: string
  /** @param later whether it begins on a day to come */
  readonly onCreated: (later: boolean) => void
}

/** How much, on what, from when to when (PRM-01). */
export function PromotionForm({ list, onCreated }: Props) {
  const t = useText()
  const saved: Values = {
    percentage: 20,
    which: 'all',
    offers: [],
    start_date: today(),
    end_date: '',
    description: '',
  }
  const { form, submit, sending, error, draft } = useKeptSentForm('promotion', createPromotion, saved, bodyOf, {
    faults: promotionFaults,
    success: 'promotions.created',
    done: (_, { start_date }) => onCreated(start_date > today()),
  })
  return (
    <Form onSubmit={submit} label={t('promotions.create')}>
      <DraftKept of={draft} />
      <Percentage form={form} />
      <Offers form={form} />
      <DatePicker label={t('promotions.start_date')} min={today()} {...form.field('start_date')} />
      <DatePicker
        label={t('promotions.end_date')}
        hint={t('promotions.end_date_hint')}
        optionalText={t('promotions.optional')}
        min={form.values.start_date === '' ? today() : form.values.start_date}
        {...form.field('end_date')}
      />
      <Textarea
        label={t('promotions.description')}
        hint={t('promotions.description_hint')}
        optionalText={t('promotions.optional')}
        rows={3}
        max={DESCRIPTION_MAX}
        {...form.field('description')}
      />
      <FormFoot error={error} sending={sending} label={t('promotions.start')}>
        <Button to={list} onClick={draft.drop}>
          {t('ui.cancel')}
        </Button>
      </FormFoot>
    </Form>
  )
}

/** By how much, with what becomes of a price. */
function Percentage({ form }: { readonly form: FormState<Values> }) {
  const t = useText()
  const format = useFormat()
  const { percentage } = form.values
  const example = (part: number) =>
    t('promotions.example', {
      before: format.money(EXAMPLE, 'PLN'),
      after: format.money(promotionPrice(EXAMPLE, part), 'PLN'),
    })
  return (
    <IntegerField
      label={t('promotions.percentage')}
      hint={percentage !== null && isInRange(percentage) ? example(percentage) : t('promotions.percentage_hint')}
      unit="%"
      {...form.field('percentage')}
    />
  )
}

/** All offers, or those that are chosen. */
function Offers({ form }: { readonly form: FormState<Values> }) {
  const t = useText()
  const offers = useResource(ownOffers, { page: 1, page_size: 100 }).data ?? []
  return (
    <>
      <RadioGroup
        label={t('promotions.which')}
        value={form.values.which}
        onChange={(value) => form.set('which', value)}
        options={(['all', 'some'] as const).map((value) => ({ value, label: t(`promotions.which_${value}`) }))}
      />
      {form.values.which === 'some' && (
        <MultiSelect
          label={t('promotions.offers')}
          value={form.values.offers}
          onChange={(value) => form.set('offers', value)}
          onBlur={() => form.left('offer_ids')}
          options={offers.map(({ id, title }) => ({ value: id, label: title }))}
          error={form.fault('offer_ids')}
        />
      )}
    </>
  )
}
