import { SUBJECTS } from '@kredka/contracts/data/subjects'
import { Link } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { SubjectIcon } from '../../ui/icons/SubjectIcon.tsx'
import { Txt, useText } from '../i18n/useText.ts'
import { useLanguage, usePath } from '../routing/usePath.ts'
import { Crayon } from './landing/Crayon.tsx'
import { HowItWorks } from './landing/HowItWorks.tsx'
import { Ribbon } from './landing/Ribbon.tsx'
import { SearchForm } from './landing/SearchForm.tsx'
import classes from './landing.module.css'

/** The first impression: one sentence, one search, the subjects, how it works, and a way for those who teach. */
export function LandingPage() {
  const t = useText()
  return (
    <div className={classes.page}>
      <section className={classes.hero}>
        <h1 className={classes.title}>
          <Txt
            id="landing.title"
            values={{
              mark: (words) => (
                <span className={classes.mark}>
                  {words}
                  <Crayon />
                </span>
              ),
            }}
          />
        </h1>
        <p className={classes.about}>{t('landing.about')}</p>
        <SearchForm />
        <Ribbon />
      </section>
      <Subjects />
      <HowItWorks />
      <section className={classes.teach}>
        <div>
          <h2>{t('landing.teach')}</h2>
          <p>{t('landing.teach_about')}</p>
        </div>
        <Button look="primary" size="large" to="/start-teaching">
          {t('shell.start_teaching')}
        </Button>
      </section>
    </div>
  )
}

function Subjects() {
  const t = useText()
  const language = useLanguage()
  const path = usePath()
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
              {subject[language]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export { LandingPage as Page }
