import { PLACES, type Place } from '@kredka/contracts/offers/rules'
import { useText } from '../../../i18n/useText.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Row } from '../../../ui/layout.tsx'
import { useWords } from '../../useWords.ts'

interface Props {
  readonly value: readonly Place[]
  readonly onChange: (places: readonly Place[]) => void
  readonly error: string | undefined
}

/** Where lessons take place: one or more of four (OFR-01). */
export function PlacesField({ value, onChange, error }: Props) {
  const t = useText()
  const words = useWords()
  return (
    <Field label={t('own_offers.places')} hint={t('own_offers.places_hint')} error={error} group>
      {() => (
        <Row space={2}>
          {PLACES.map((place) => (
            <Chip
              key={place}
              icon={place === 'online' ? 'online' : 'place'}
              chosen={value.includes(place)}
              onClick={() => onChange(PLACES.filter((one) => value.includes(one) !== (one === place)))}
            >
              {words.place(place)}
            </Chip>
          ))}
        </Row>
      )}
    </Field>
  )
}
