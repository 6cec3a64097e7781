import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { DrawnSteps } from '../../ui/DrawnSteps.tsx'
import { Stack } from '../../ui/layout.tsx'

const STEPS = [
  {
    n: 1,
    crayon: 'M18 60c16-20 26-10 36 0s22 6 52-18',
    pen: 'M34 16h56v66H34zM44 30h36M44 42h36M44 54h20M44 68h12m16 2 6 6 12-14',
  },
  {
    n: 2,
    crayon: 'M14 62c20-18 30 10 48 4s20-26 48-14',
    pen: 'M24 20h76v48H24zM62 68v12m-16 0h32M40 38h8v12h-8zm16 0h8v12h-8zm16 0h8v12h-8z',
  },
  {
    n: 3,
    crayon: 'M16 64c18-22 28-26 44-14s22 14 48-12',
    pen: 'M62 40a11 11 0 1 0 0-22 11 11 0 0 0 0 22ZM34 54a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm56 0a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM40 80c1-18 9-26 22-26s21 8 22 26M18 80c0-12 5-18 14-19m74 19c0-12-5-18-14-19',
  },
] as const

/** For whoever was given no code: what it takes to play with others (ROO-01). */
export function HowToLead() {
  const t = useText()
  const path = usePath()
  const steps = STEPS.map(({ n, ...drawing }) => ({
    ...drawing,
    title: t(`quiz_rooms.lead_${n}`),
    about: t(`quiz_rooms.lead_${n}_about`),
  }))
  return (
    <section aria-labelledby="lead">
      <Stack space={5}>
        <div>
          <h2 id="lead">{t('quiz_rooms.lead')}</h2>
          <DrawnSteps steps={steps} />
        </div>
        <div>
          <Button to={path('quizzes.browse')}>{t('quiz_rooms.choose_quiz')}</Button>
        </div>
      </Stack>
    </section>
  )
}
