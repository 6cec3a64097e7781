import { quizzesToTry } from '@kredka/contracts/quizzes/to-try'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Slice } from '../../kernel/taking-over/Slice.tsx'
import { listedQuizzes, TryQuiz } from '../../quizzes/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Grid } from '../../ui/layout.tsx'
import classes from './newest.module.css'

/** Quizzes to try at once, without an account (NAV-08); nothing where there are none in the page's language. */
export function Quizzes() {
  const t = useText()
  const path = usePath()
  const { data } = useResource(listedQuizzes, quizzesToTry(useLanguage()))
  if (data === null || data.length === 0) return null
  return (
    <section aria-labelledby="quizzes">
      <div className={classes.line}>
        <div>
          <h2 id="quizzes">{t('landing.quizzes')}</h2>
          <p className={classes.about}>{t('landing.quizzes_about')}</p>
        </div>
        <Button look="arrow" to={path('quizzes.browse')}>
          {t('landing.quizzes_all')}
        </Button>
      </div>
      <Grid min="20rem" space={4}>
        {data.map((quiz) => (
          <Slice key={quiz.id}>
            <TryQuiz quiz={quiz} />
          </Slice>
        ))}
      </Grid>
    </section>
  )
}
