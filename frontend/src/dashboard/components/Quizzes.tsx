import { quizzesToTry } from '@kredka/contracts/quizzes/to-try'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { attemptHistory } from '../../attempts/index.ts'
import { useText } from '../../i18n/useText.ts'
import { listedQuizzes, TryQuiz } from '../../quizzes/index.ts'
import { PointsMark } from '../../rewards/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Grid, Row, Stack } from '../../ui/layout.tsx'
import { LastResults } from './LastResults.tsx'

const RESULTS = 3

/** How quizzes go (NAV-08): points and streak, the last results, and one to try that was not solved lately. */
export function Quizzes() {
  const t = useText()
  const path = usePath()
  const { data: solved } = useResource(attemptHistory, {})
  const { data: listed } = useResource(listedQuizzes, quizzesToTry(useLanguage()))
  const next = listed?.find(({ id }) => solved?.every(({ quiz }) => quiz?.id !== id) === true)
  if (solved === null || (solved.length === 0 && next === undefined)) return null
  return (
    <section aria-labelledby="quizzes">
      <Stack>
        <Row apart>
          <h2 id="quizzes">{t('dashboard.quizzes')}</h2>
          <Button look="arrow" to={path('quizzes.browse')}>
            {t('dashboard.quizzes_all')}
          </Button>
        </Row>
        <Grid min="16rem" space={4}>
          <PointsMark />
          {solved.length > 0 && <LastResults rows={solved.slice(0, RESULTS)} />}
          {next !== undefined && <TryQuiz quiz={next} />}
        </Grid>
      </Stack>
    </section>
  )
}
