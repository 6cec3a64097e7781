import type { TeacherView } from '@kredka/contracts/profiles/views'
import { Link, useParams } from 'react-router'
import { NotFound } from '../../app/pages/NotFound.tsx'
import { PageTitle } from '../../app/routing/PageTitle.tsx'
import { usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { WriteMessageButton } from '../../chat/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { IntroductionVideo, Paragraphs, useWords } from '../../offers/index.ts'
import { Qualifications } from '../../qualifications/index.ts'
import { AskTeacher } from '../../quiz-requests/index.ts'
import { LazyOwnReview, TeacherReviews } from '../../reviews/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { SubjectIcon } from '../../ui/icons/SubjectIcon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { NextFree } from '../components/NextFree.tsx'
import { TeacherOffers } from '../components/TeacherOffers.tsx'
import { TeacherStatistics } from '../components/TeacherStatistics.tsx'
import { teacher } from '../resources.ts'
import classes from './teacher-page.module.css'

/** Nobody is there, no longer teaches, or the address is no id. */
const NOBODY = [404, 422]

/** PRO-04: who teaches, in their own words, what, and their offers. */
export function TeacherPage() {
  const { id = '' } = useParams()
  const found = useResource(teacher, { id })
  if (found.status === 'failed' && NOBODY.includes(found.error.status)) return <NotFound />
  return (
    <ResourceView of={found} skeleton={<SkeletonLines lines={10} />}>
      {(view) => <Shown teacher={view} />}
    </ResourceView>
  )
}

function Shown({ teacher: shown }: { readonly teacher: TeacherView }) {
  const t = useText()
  const own = useAppSelector(selectUser)?.userId === shown.id
  const name = shown.name ?? t('offers.deleted_user')
  return (
    <article className={classes.page}>
      <PageTitle title={name} />
      <Head teacher={shown} name={name} own={own} />
      <TeacherStatistics id={shown.id} />
      <section aria-labelledby="about-teacher">
        <h2 id="about-teacher">{t('profiles.about')}</h2>
        <div className={classes.about}>
          {shown.about === '' ? (
            <p className={classes.quiet}>{t('profiles.no_about', { name })}</p>
          ) : (
            <Paragraphs text={shown.about} />
          )}
          <IntroductionVideo link={shown.video} />
        </div>
      </section>
      <Qualifications teacher={shown.id} />
      {!own && <NextFree id={shown.id} />}
      <section aria-labelledby="teacher-offers">
        <h2 id="teacher-offers">{t('profiles.offers')}</h2>
        <TeacherOffers teacher={shown.id} own={own} />
      </section>
      <section aria-labelledby="teacher-reviews" id="reviews">
        <h2 id="teacher-reviews">{t('reviews.reviews')}</h2>
        <Stack>
          <LazyOwnReview teacher={shown.id} />
          <TeacherReviews id={shown.id} />
        </Stack>
      </section>
    </article>
  )
}

interface HeadProps {
  readonly teacher: TeacherView
  readonly name: string
  readonly own: boolean
}

function Head({ teacher: shown, name, own }: HeadProps) {
  const t = useText()
  const format = useFormat()
  const words = useWords()
  const path = usePath()
  return (
    <header className={classes.head}>
      <Avatar name={name} picture={shown.picture_url} size={104} />
      <div className={classes.who}>
        <h1 tabIndex={-1}>{name}</h1>
        <p className={classes.quiet}>{t('offers.teaches_since', { date: format.date(shown.teacher_since) })}</p>
        {shown.subjects.length > 0 && (
          <ul className={classes.subjects} aria-label={t('profiles.subjects')}>
            {shown.subjects.map((subject) => (
              <li key={subject}>
                <Link className={classes.subject} to={`${path('offers.search')}?subject=${subject}`}>
                  <SubjectIcon subject={subject} size={24} />
                  {words.subject(subject)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {own ? (
        <Button icon="edit" to={path('profile')}>
          {t('profiles.edit')}
        </Button>
      ) : (
        shown.name !== null && (
          <Row>
            <WriteMessageButton to={{ user_id: shown.id }} look="primary" />
            <AskTeacher teacher_id={shown.id} />
          </Row>
        )
      )}
    </header>
  )
}

export { TeacherPage as Page }
