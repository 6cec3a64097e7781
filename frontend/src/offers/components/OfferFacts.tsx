import type { Level, Place } from '@kredka/contracts/offers/rules'
import { Icon } from '../../ui/icons/Icon.tsx'
import { SubjectIcon } from '../../ui/icons/SubjectIcon.tsx'
import { useWords } from '../useWords.ts'
import classes from './offer-facts.module.css'

interface Props {
  readonly subject: string
  readonly level: Level
  readonly places: readonly Place[]
  readonly city: string | null
}

/** Subject, level and places of an offer in one line. */
export function OfferFacts({ subject, level, places, city }: Props) {
  const words = useWords()
  const inPerson = places.filter((place) => place !== 'online')
  return (
    <ul className={classes.facts}>
      <li>
        <SubjectIcon subject={subject} size={24} />
        {words.subject(subject)}
      </li>
      <li>
        <Icon name="lesson" size={20} />
        {words.level(level)}
      </li>
      {places.includes('online') && (
        <li>
          <Icon name="online" size={20} />
          {words.place('online')}
        </li>
      )}
      {inPerson.length > 0 && (
        <li>
          <Icon name="place" size={20} />
          {[...(city === null ? [] : [city]), ...inPerson.map((place) => words.place(place).toLowerCase())].join(', ')}
        </li>
      )}
    </ul>
  )
}
