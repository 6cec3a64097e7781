import { pageTitle } from '@kredka/contracts/kernel/page-titles'
import type { ReactNode } from 'react'
import { useOrigin } from '../../app/routing/origin.ts'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Grid, Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** For a teacher: what comes next, with the way back to the page that asked for a teacher (NAV-03). */
export function TeacherSteps({ fresh }: { readonly fresh: boolean }) {
  const t = useText()
  const path = usePath()
  const language = useLanguage()
  const origin = useOrigin()
  const user = useAppSelector(selectUser)
  return (
    <>
      <PageHeader
        title={t(fresh ? 'profiles.started_title' : 'profiles.teaches_title')}
        about={t('profiles.next_about')}
      />
      <Stack space={5}>
        {fresh && <Notice kind="success">{t('profiles.started')}</Notice>}
        {fresh && origin !== null && (
          <Row>
            <Button look="primary" icon="arrow-left" to={origin.path}>
              {t('profiles.back_to', { page: pageTitle(origin.title_id, language).title })}
            </Button>
          </Row>
        )}
        <Grid min="18rem" space={5}>
          <Step number={1} title={t('profiles.next_hours')} about={t('profiles.next_hours_about')}>
            <Button look={origin === null ? 'primary' : 'secondary'} icon="clock" to={path('availability.groups')}>
              {t('profiles.set_hours')}
            </Button>
          </Step>
          <Step number={2} title={t('profiles.next_offer')} about={t('profiles.next_offer_about')}>
            <Button icon="plus" to={path('offers.create')}>
              {t('shell.add_offer')}
            </Button>
          </Step>
          <Step number={3} title={t('profiles.next_picture')} about={t('profiles.next_picture_about')}>
            <Button icon="user" to={path('profile')}>
              {t('profiles.to_picture')}
            </Button>
          </Step>
        </Grid>
        {user !== null && (
          <Row>
            <Button look="arrow" to={path('teachers.teacher', { id: user.userId })}>
              {t('profiles.see_public')}
            </Button>
          </Row>
        )}
      </Stack>
    </>
  )
}

interface StepProps {
  readonly number: number
  readonly title: string
  readonly about: string
  readonly children: ReactNode
}

function Step({ number, title, about, children }: StepProps) {
  return (
    <Card>
      <Stack space={3}>
        <h2>
          {number}. {title}
        </h2>
        <p>{about}</p>
        <div>{children}</div>
      </Stack>
    </Card>
  )
}
