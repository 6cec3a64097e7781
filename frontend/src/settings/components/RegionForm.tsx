import type { CountryView } from '@kredka/contracts/places/endpoints'
import { chooseRegion } from '@kredka/contracts/settings/endpoints'
import { DEFAULT_COUNTRY, DEFAULT_CURRENCY, DEFAULT_TIME_ZONE } from '@kredka/contracts/settings/rules'
import type { SettingsView } from '@kredka/contracts/settings/views'
import { useSentForm } from '../../app/forms/useSentForm.ts'
import { sessionChanged } from '../../app/session/session-slice.ts'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { browserZone, placeOfZone, zoneLabel } from '../zones.ts'

interface Props {
  readonly chosen: Pick<SettingsView, 'currency' | 'country' | 'timezone'>
  readonly countries: readonly CountryView[]
  readonly onSaved: () => void
}

interface Values {
  readonly currency: SettingsView['currency']
  readonly country: string
  readonly timezone: string
}

const bodyOf = (values: Values) => values

/** The zone is chosen by its country; prices are in złoty alone, and the form says so. */
export function RegionForm({ chosen, countries, onSaved }: Props) {
  const t = useText()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const now = useNow()
  const here = placeOfZone(countries, browserZone())
  const { form, submit, sending, error } = useSentForm(chooseRegion, startingWith(chosen, here), bodyOf, {
    success: 'settings.region_saved',
    always: (_, { timezone }) => dispatch(sessionChanged({ timezone })),
    done: onSaved,
  })
  const { country, timezone, currency } = form.values
  const zones = countries.find((one) => one.country_code === country)?.timezones ?? []
  const chooseCountry = (code: string) => {
    const [first = ''] = countries.find((one) => one.country_code === code)?.timezones ?? []
    form.set('country', code)
    form.set('timezone', first)
  }
  const elsewhere = chosen.timezone !== null && here !== null && here.timezone !== timezone ? here : null
  return (
    <Form onSubmit={submit}>
      {chosen.timezone === null && <Notice>{t('settings.zone_not_chosen')}</Notice>}
      <Select
        label={t('settings.country')}
        searchable
        clearable={false}
        options={countries.map(({ country_code, name }) => ({ value: country_code, label: name }))}
        value={country}
        onChange={(option) => option !== null && chooseCountry(option.value)}
        error={form.fault('country')}
      />
      <Select
        label={t('settings.time_zone')}
        hint={
          timezone === ''
            ? undefined
            : t('settings.time_there', { time: format.time(new Date(now).toISOString(), timezone) })
        }
        searchable={zones.length > 8}
        clearable={false}
        disabled={zones.length < 2}
        options={zones.map((zone) => ({ value: zone, label: zoneLabel(zone, now) }))}
        value={timezone}
        onChange={(option) => option !== null && form.set('timezone', option.value)}
        error={form.fault('timezone')}
      />
      {elsewhere !== null && (
        <Notice>
          {t('settings.browser_elsewhere', { zone: zoneLabel(elsewhere.timezone, now) })}{' '}
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              form.set('country', elsewhere.country)
              form.set('timezone', elsewhere.timezone)
            }}
          >
            {t('settings.use_browser_zone')}
          </Button>
        </Notice>
      )}
      <Select
        label={t('settings.currency')}
        hint={t('settings.currency_hint')}
        clearable={false}
        options={[{ value: DEFAULT_CURRENCY, label: t('settings.currency_pln') }]}
        value={currency}
        onChange={() => form.set('currency', DEFAULT_CURRENCY)}
      />
      <FormFoot error={error} sending={sending} label={t('settings.save')} />
    </Form>
  )
}

/** What was chosen; else where the browser is; else Poland. */
function startingWith({ currency, country, timezone }: Props['chosen'], here: ReturnType<typeof placeOfZone>): Values {
  if (country !== null && timezone !== null) return { currency, country, timezone }
  return { currency, ...(here ?? { country: DEFAULT_COUNTRY, timezone: DEFAULT_TIME_ZONE }) }
}
