import type { SessionView } from '@kredka/contracts/accounts/views'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { AwaitedAssignments } from '../../assignments/index.ts'
import { UnreadChats } from '../../chat/index.ts'
import { DailyCard, LazyGamePicture } from '../../games/index.ts'
import { useText } from '../../i18n/useText.ts'
import { NextLessons } from '../../lessons/index.ts'
import { WaitingOrders } from '../../orders/index.ts'
import { UnpaidPayments } from '../../payments/index.ts'
import { WaitingRequests } from '../../quiz-requests/index.ts'
import { Grid, Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { CompleteProfile } from '../components/CompleteProfile.tsx'
import { DueReviews } from '../components/DueReviews.tsx'
import { FindTeacher } from '../components/FindTeacher.tsx'
import { LinkCard } from '../components/LinkCard.tsx'
import { News } from '../components/News.tsx'
import { Quizzes } from '../components/Quizzes.tsx'
import { TeacherPart } from '../components/TeacherPart.tsx'

/** NAV-08: what waits and what comes next, from what the read models hold. */
export function DashboardPage() {
  const user = useAppSelector(selectUser)
  return user === null ? null : <Shown user={user} />
}

function Shown({ user }: { readonly user: SessionView }) {
  const t = useText()
  return (
    <>
      <PageHeader title={t('dashboard.hello', { name: firstName(user.userName) })} />
      <Stack space={6}>
        <WaitingOrders />
        <NextLessons />
        <AwaitedAssignments />
        {user.isTeacher && <WaitingRequests />}
        <UnpaidPayments />
        <UnreadChats />
        <DueReviews />
        {user.isTeacher && <TeacherPart />}
        <Quizzes />
        <DailyCard Picture={LazyGamePicture} />
        {!user.isTeacher && <FindTeacher />}
        <News />
        <Grid min="17rem" space={5}>
          <CompleteProfile />
          {user.isTeacher ? (
            <LinkCard icon="search" title={t('dashboard.learn')} page="offers.search">
              {t('dashboard.learn_about')}
            </LinkCard>
          ) : (
            <LinkCard icon="teach" title={t('shell.start_teaching')} page="start-teaching">
              {t('dashboard.teach_about')}
            </LinkCard>
          )}
          <LinkCard icon="star" title={t('dashboard.ideas')} page="community.dream">
            {t('dashboard.ideas_about')}
          </LinkCard>
        </Grid>
      </Stack>
    </>
  )
}

function firstName(name: string): string {
  return name.trim().split(/\s+/, 1)[0] ?? name
}

export { DashboardPage as Page }
