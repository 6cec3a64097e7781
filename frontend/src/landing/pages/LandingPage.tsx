import { useResource } from '../../app/store/resource.ts'
import { Txt, useText } from '../../i18n/useText.ts'
import { Slice } from '../../kernel/taking-over/Slice.tsx'
import { Crayon } from '../components/Crayon.tsx'
import { HowItWorks } from '../components/HowItWorks.tsx'
import { Newest } from '../components/Newest.tsx'
import { Opinions } from '../components/Opinions.tsx'
import { Proof } from '../components/Proof.tsx'
import { Quizzes } from '../components/Quizzes.tsx'
import { Ribbon } from '../components/Ribbon.tsx'
import { SearchForm } from '../components/SearchForm.tsx'
import { Subjects } from '../components/Subjects.tsx'
import { Teach } from '../components/Teach.tsx'
import { Trust } from '../components/Trust.tsx'
import { overview } from '../resources.ts'
import classes from './landing-page.module.css'

/**
 * NAV-08: one sentence and one search, what there is to find, some teachers, quizzes to try, how it works, why to trust
 * it, and a way for those who teach. Without the figures (a part is down) the page stands on its own.
 */
export function LandingPage() {
  const t = useText()
  const { data, status } = useResource(overview, {})
  const coming = data === null && status !== 'failed'
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
        <Slice>
          <SearchForm />
        </Slice>
        <Proof overview={data} />
        <Ribbon />
      </section>
      <Slice>
        <Subjects counts={data?.subjects ?? []} />
      </Slice>
      {(coming || (data !== null && data.newest.length > 0)) && <Newest offers={data?.newest ?? null} />}
      <Quizzes />
      <Slice>
        <HowItWorks />
        <Trust />
      </Slice>
      <Slice>
        <Opinions />
        <Teach />
      </Slice>
    </div>
  )
}

export { LandingPage as Page }
