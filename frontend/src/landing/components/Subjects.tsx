import { SUBJECTS } from '@kredka/contracts/data/subjects'
import type { OfferOverviewView } from '@kredka/contracts/offers/views'
import { Link } from 'react-router'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { SubjectIcon } from '../../ui/icons/SubjectIcon.tsx'
import classes from './subjects.module.css'

/** Every subject leads to its offers; the number says how many there are. */
export function Subjects({ counts }: { readonly counts: OfferOverviewView['subjects'] }) {
  const t = useText()
  const language = useLanguage()
  const path = usePath()
  const offers = new Map(counts.map(({ value, count }) => [value, count]))
  return (
    <section aria-labelledby="subjects">
      <div className={classes.line}>
        <h2 id="subjects">{t('landing.subjects')}</h2>
        <Button look="arrow" to={path('offers.search')}>
          {t('landing.all_offers')}
        </Button>
      </div>
      <ul className={classes.subjects}>
        {SUBJECTS.map((subject) => (
          <li key={subject.id}>
            <Link className={classes.subject} to={`${path('offers.search')}?subject=${subject.id}`}>
              <SubjectIcon subject={subject.id} size={44} />
              <span className={classes.name}>
                {subject[language]}
                <span className={classes.count}>
                  {offers.size > 0 && t('landing.subject_offers', { count: offers.get(subject.id) ?? 0 })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
