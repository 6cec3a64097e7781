import type { TeacherCardView } from '@kredka/contracts/profiles/views'
import { useId } from 'react'
import { usePath } from '../../app/routing/usePath.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { RatingLine } from '../../reviews/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card, CardLink } from '../../ui/Card.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { SubjectIcon } from '../../ui/icons/SubjectIcon.tsx'
import classes from './teacher-card.module.css'

const SUBJECTS_SHOWN = 3
const CITIES_SHOWN = 2

/** A teacher in the directory: who, what, where, from which price (PRO-04). */
export function TeacherCard({ teacher }: { readonly teacher: TeacherCardView }) {
  const t = useText()
  const id = useId()
  const format = useFormat()
  const words = useWords()
  const path = usePath()
  const name = teacher.name ?? t('offers.deleted_user')
  const more = teacher.subjects.length - SUBJECTS_SHOWN
  const { currency, amount, duration } = teacher.from_price
  return (
    <Card covered className={classes.whole}>
      <article className={classes.card}>
        <div className={classes.top}>
          <Avatar name={name} picture={teacher.picture_url} size={72} />
          <div className={classes.who}>
            <h2 className={classes.name}>
              <CardLink to={path('teachers.teacher', { id: teacher.id })} labelledBy={`${id}-name ${id}-price`}>
                <span id={`${id}-name`}>{name}</span>
              </CardLink>
            </h2>
            <Places teacher={teacher} />
            <p className={classes.rated}>
              <RatingLine average={teacher.rating?.average ?? null} count={teacher.rating?.reviews ?? 0} />
              {teacher.lessons_done > 0 && <span>{t('profiles.lessons_given', { count: teacher.lessons_done })}</span>}
            </p>
          </div>
        </div>
        <ul className={classes.subjects} aria-label={t('profiles.subjects')}>
          {teacher.subjects.slice(0, SUBJECTS_SHOWN).map((subject) => (
            <li key={subject}>
              <SubjectIcon subject={subject} size={20} />
              {words.subject(subject)}
            </li>
          ))}
          {more > 0 && <li>{t('profiles.more_subjects', { count: more })}</li>}
        </ul>
        <p className={classes.excerpt}>{teacher.excerpt}</p>
        <p className={classes.foot}>
          <span id={`${id}-price`}>
            {t('profiles.from')} <strong>{format.money(amount, currency)}</strong> / {words.duration(duration)}
            {teacher.discount !== null && (
              <span className={classes.discount}>
                {t('profiles.discount', { share: format.percent(teacher.discount / 100) })}
              </span>
            )}
          </span>
          <span className={classes.offers}>{t('profiles.offer_count', { count: teacher.offers })}</span>
        </p>
      </article>
    </Card>
  )
}

function Places({ teacher: { cities, online } }: { readonly teacher: TeacherCardView }) {
  const t = useText()
  const more = cities.length - CITIES_SHOWN
  const named = cities.slice(0, CITIES_SHOWN).map(({ name }) => name)
  return (
    <p className={classes.places}>
      {named.length > 0 && (
        <span>
          <Icon name="place" size={18} />
          {[...named, ...(more > 0 ? [`+${more}`] : [])].join(', ')}
        </span>
      )}
      {online && (
        <span>
          <Icon name="online" size={18} />
          {t('offers.place_online')}
        </span>
      )}
    </p>
  )
}
