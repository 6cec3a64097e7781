import { warsawDay } from '@kredka/contracts/kernel/days'
import { createPromotion } from '@kredka/contracts/promotions/endpoints'
import { daysFault, promotionPrice } from '@kredka/contracts/promotions/rules'
import { useNavigate } from 'react-router'
import { useForm } from '../../app/forms/useForm.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/Form.tsx'
import { DatePicker } from '../../ui/fields/day/DatePicker.tsx'
import { MultiSelect } from '../../ui/fields/MultiSelect.tsx'
import { IntegerField } from '../../ui/fields/NumberField.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import type { Option } from '../../ui/fields/useOptions.ts'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
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

/** A discount on first lessons is made: how much, on what, from when to when (PRM-01). */
export function CreatePromotionPage() {
  const t = useText()
  const words = useErrorText()
  const format = useFormat()
  const path = usePath()
  const navigate = useNavigate()
  const offers = useResource(ownOffers, { page: 1, page_size: 100 }).data ?? []
  const initial: Values = {
    percentage: 20,
    which: 'all',
    offers: [],
    start_date: today(),
    end_date: '',
    description: '',
  }
  const form = useForm(createPromotion, initial, bodyOf, (values) => ({
    ...(values.percentage === null || values.percentage < 1 || values.percentage > 90
      ? { percentage: { text: 'promotions.percentage_range' as const } }
      : {}),
    ...(values.which === 'some' && values.offers.length === 0
      ? { offer_ids: { text: 'promotions.offers_required' as const } }
      : {}),
    ...(daysFault({ start_date: values.start_date, end_date: values.end_date || null }, today()) === 'ends_before_start'
      ? { end_date: { text: 'promotions.ends_before_start' as const } }
      : {}),
  }))
  const create = useCommand(createPromotion, {
    success: 'promotions.created',
    quiet: true,
    done: (_, { start_date }) => navigate(`${path('promotions.own')}${start_date > today() ? '?status=new' : ''}`),
    failed: form.refuse,
  })
  const submit = async () => {
    if (!(await form.check())) return false
    create.send(bodyOf(form.values))
    return true
  }
  const { percentage, which } = form.values
  return (
    <>
      <PageHeader
        title={t('promotions.create')}
        about={t('promotions.create_about')}
        crumbs={[{ label: t('promotions.heading'), to: path('promotions.own') }, { label: t('promotions.create') }]}
      />
      <Card>
        <Form onSubmit={submit} label={t('promotions.create')}>
          <IntegerField
            label={t('promotions.percentage')}
            hint={
              percentage === null || percentage < 1 || percentage > 90
                ? t('promotions.percentage_hint')
                : t('promotions.example', {
                    before: format.money(EXAMPLE, 'PLN'),
                    after: format.money(promotionPrice(EXAMPLE, percentage), 'PLN'),
                  })
            }
            unit="%"
            value={percentage}
            onChange={(value) => form.set('percentage', value)}
            onBlur={() => form.left('percentage')}
            error={form.fault('percentage')}
          />
          <RadioGroup
            label={t('promotions.which')}
            value={which}
            onChange={(value) => form.set('which', value)}
            options={(['all', 'some'] as const).map((value) => ({ value, label: t(`promotions.which_${value}`) }))}
          />
          {which === 'some' && (
            <MultiSelect
              label={t('promotions.offers')}
              value={form.values.offers}
              onChange={(value) => form.set('offers', value)}
              onBlur={() => form.left('offer_ids')}
              options={offers.map(({ id, title }) => ({ value: id, label: title }))}
              error={form.fault('offer_ids')}
            />
          )}
          <DatePicker
            label={t('promotions.start_date')}
            min={today()}
            value={form.values.start_date}
            onChange={(value) => form.set('start_date', value)}
            onBlur={() => form.left('start_date')}
            error={form.fault('start_date')}
          />
          <DatePicker
            label={t('promotions.end_date')}
            hint={t('promotions.end_date_hint')}
            optionalText={t('promotions.optional')}
            min={form.values.start_date === '' ? today() : form.values.start_date}
            value={form.values.end_date}
            onChange={(value) => form.set('end_date', value)}
            onBlur={() => form.left('end_date')}
            error={form.fault('end_date')}
          />
          <Textarea
            label={t('promotions.description')}
            hint={t('promotions.description_hint')}
            optionalText={t('promotions.optional')}
            rows={3}
            max={DESCRIPTION_MAX}
            value={form.values.description}
            onChange={(value) => form.set('description', value)}
            onBlur={() => form.left('description')}
            error={form.fault('description')}
          />
          {create.error !== null && <Notice kind="error">{words(create.error)}</Notice>}
          <Row>
            <Button look="primary" type="submit" loading={create.status === 'sending'}>
              {t('promotions.start')}
            </Button>
            <Button to={path('promotions.own')}>{t('ui.cancel')}</Button>
          </Row>
        </Form>
      </Card>
    </>
  )
}

export { CreatePromotionPage as Page }
