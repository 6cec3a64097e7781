import { useState } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { selectSession } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { Txt, useText } from '../../i18n/useText.ts'
import { Arrival } from '../../ui/Arrival.tsx'
import { Button } from '../../ui/Button.tsx'
import columns from '../../ui/columns.module.css'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SkeletonLines, State } from '../../ui/states.tsx'
import { ContactForm } from '../components/ContactForm.tsx'
import { OperatorFacts } from '../components/OperatorFacts.tsx'
import classes from './contact-page.module.css'

/** Writing to the people who run the site, with or without an account (CNT-01). */
export function ContactPage() {
  const t = useText()
  const path = usePath()
  const session = useAppSelector(selectSession)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [again, setAgain] = useState(false)
  const user = session.status === 'user' ? session.user : null
  const writeAnother = () => {
    setSentTo(null)
    setAgain(true)
  }
  if (sentTo !== null) {
    return (
      <Arrival key="sent">
        <State
          picture="empty"
          level={1}
          title={t('help.sent')}
          action={<Button onClick={writeAnother}>{t('help.write_another')}</Button>}
        >
          <Txt id="help.sent_about" values={{ email: <strong key="email">{sentTo}</strong> }} />
        </State>
      </Arrival>
    )
  }
  return (
    <Arrival key="form" when={again}>
      <Stack space={5}>
        <PageHeader title={t('help.contact_title')} about={t('help.contact_about')} />
        <div className={columns.columns}>
          {session.status === 'unknown' ? (
            <SkeletonLines lines={6} />
          ) : (
            <ContactForm
              key={user?.userId ?? 'visitor'}
              name={user?.userName ?? ''}
              email={user?.userEmail ?? ''}
              onSent={setSentTo}
            />
          )}
          <aside className={classes.aside}>
            <h2>{t('help.first_look')}</h2>
            <p>
              <Txt
                id="help.first_look_about"
                values={{
                  link: (children) => (
                    <Link to={path('help')} key="link">
                      {children}
                    </Link>
                  ),
                }}
              />
            </p>
            <OperatorFacts />
          </aside>
        </div>
      </Stack>
    </Arrival>
  )
}

export { ContactPage as Page }
