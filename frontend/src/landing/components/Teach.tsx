import { usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import classes from './teach.module.css'

/** The way in for those who teach; who does already is led to the own offers. */
export function Teach() {
  const t = useText()
  const path = usePath()
  const user = useAppSelector(selectUser)
  const teaches = user?.isTeacher === true
  return (
    <section className={classes.teach}>
      <div>
        <h2>{t(teaches ? 'landing.teaching' : 'landing.teach')}</h2>
        <p>{t(teaches ? 'landing.teaching_about' : 'landing.teach_about')}</p>
      </div>
      <Button
        look="primary"
        size="large"
        to={path(teaches ? 'offers.own' : user === null ? 'teach' : 'start-teaching')}
      >
        {t(teaches ? 'menu.my_offers' : 'shell.start_teaching')}
      </Button>
    </section>
  )
}
