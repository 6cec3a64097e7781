import { useNavigate } from 'react-router'
import { intentToOpen } from '../../app/routing/gate-texts.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAskToLogIn, useLoginIntent } from '../../app/session/useLoginIntent.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { DrawnSteps } from '../../ui/DrawnSteps.tsx'
import { Row } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TeachingPoints } from '../components/TeachingPoints.tsx'
import classes from './teach-page.module.css'

const STEPS = [
  {
    n: 1,
    crayon: 'M16 66c18-22 28-26 44-14s22 14 48-12',
    pen: 'M62 46a14 14 0 1 0 0-28 14 14 0 0 0 0 28ZM32 82c1-16 12-24 30-24s29 8 30 24M88 20v16m-8-8h16',
  },
  {
    n: 2,
    crayon: 'M18 60c16-20 26-10 36 0s22 6 52-18',
    pen: 'M34 16h56v66H34zM44 30h36M44 42h36M44 54h20M44 68h12m16 2 6 6 12-14',
  },
  {
    n: 3,
    crayon: 'M14 54c22-18 30 14 48 8s20-26 48-14',
    pen: 'M28 24h68v56H28zM28 40h68M44 16v14m36-14v14M42 52h8m12 0h8m12 0h8M42 66h8m12 0h8',
  },
  {
    n: 4,
    crayon: 'M16 62c20-6 24-32 44-24s18 26 48 8',
    pen: 'M24 22h52v34H50L38 68V56H24zM84 38h16v28h-8v10l-10-10H58M36 34h28M36 44h18',
  },
  {
    n: 5,
    crayon: 'M14 50c18-16 30 22 48 12s24-28 48-16',
    pen: 'M26 34h66a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H32a6 6 0 0 1-6-6zm0 0 52-16v16M98 50H82a7 7 0 0 0 0 14h16',
  },
] as const

/** What teaching here means, for whoever has no account yet: no wall before it (PRO-03). */
export function TeachPage() {
  const t = useText()
  const path = usePath()
  const steps = STEPS.map(({ n, ...drawing }) => ({
    ...drawing,
    title: t(`profiles.way_${n}`),
    about: t(`profiles.way_${n}_about`),
  }))
  return (
    <article className={classes.page}>
      <PageHeader title={t('profiles.teach_title')} about={t('profiles.teach_about')} actions={<Begin />} />
      <TeachingPoints />
      <section aria-labelledby="way">
        <h2 id="way">{t('profiles.way')}</h2>
        <DrawnSteps steps={steps} />
      </section>
      <section aria-labelledby="cost" className={classes.cost}>
        <h2 id="cost">{t('profiles.cost')}</h2>
        <p>{t('profiles.cost_about')}</p>
        <Row>
          <Button look="arrow" to={path('offers.ranking')}>
            {t('profiles.how_ranked')}
          </Button>
          <Button look="arrow" to={`${path('legal.terms')}?document=tutor-terms`}>
            {t('profiles.tutor_terms')}
          </Button>
        </Row>
      </section>
    </article>
  )
}

/** The next step of whoever reads this. What a visitor wanted goes on after they signed up. */
function Begin() {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const user = useAppSelector(selectUser)
  const askToLogIn = useAskToLogIn()
  const intent = intentToOpen('start-teaching')
  useLoginIntent(intent, () => navigate(path('start-teaching')))
  if (user !== null) {
    return (
      <Button look="primary" size="large" to={path(user.isTeacher ? 'offers.own' : 'start-teaching')}>
        {t(user.isTeacher ? 'menu.my_offers' : 'shell.start_teaching')}
      </Button>
    )
  }
  return (
    <Row>
      <Button look="primary" size="large" onClick={() => askToLogIn(intent, 'signup')}>
        {t('shell.start_teaching')}
      </Button>
      <Button size="large" onClick={() => askToLogIn(intent, 'login')}>
        {t('profiles.have_account')}
      </Button>
    </Row>
  )
}

export { TeachPage as Page }
