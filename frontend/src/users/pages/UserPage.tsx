import type { UserDetailView } from '@kredka/contracts/users/views'
import { useParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { LogLinks } from '../../back-office/LogLinks.tsx'
import { WorkBar } from '../../back-office/queue/WorkBar.tsx'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { AccountFacts } from '../components/AccountFacts.tsx'
import { BetaDecisions } from '../components/BetaDecisions.tsx'
import { OpenSessions } from '../components/OpenSessions.tsx'
import { PersonCases } from '../components/PersonCases.tsx'
import { TeachingFacts } from '../components/TeachingFacts.tsx'
import { UserActions } from '../components/UserActions.tsx'
import { UserHistory } from '../components/UserHistory.tsx'
import { personDetail } from '../resources.ts'
import { ACCOUNT_KINDS, TEACHER_KINDS } from '../state-kinds.ts'
import classes from './user-page.module.css'

/** One person and what staff can do (ADM-02). */
export function UserPage() {
  const { id = '' } = useParams()
  const found = useResource(personDetail, { id })
  return (
    <ResourceView of={found}>{(view) => <Detail key={view.id} user={view} onChanged={found.refresh} />}</ResourceView>
  )
}

function Detail({ user, onChanged }: { readonly user: UserDetailView; readonly onChanged: () => void }) {
  const t = useText()
  const path = usePath()
  const name = user.name ?? t('offers.deleted_user')
  return (
    <Stack space={5}>
      <PageHeader
        crumbs={[{ label: t('users.users'), to: path('admin.users') }, { label: name }]}
        title={name}
        about={
          <Row space={3}>
            <StatusLabel kind={ACCOUNT_KINDS[user.state]}>{t(`users.state_${user.state}`)}</StatusLabel>
            {user.teacher_state !== 'none' && (
              <StatusLabel kind={TEACHER_KINDS[user.teacher_state]}>
                {t(`users.role_${user.teacher_state}`)}
              </StatusLabel>
            )}
            <span>{user.email_hint}</span>
          </Row>
        }
        actions={
          <>
            {user.state !== 'forgotten' && (
              <Button to={path('admin.person-file', { id: user.id })}>{t('users.file')}</Button>
            )}
            <UserActions user={user} onChanged={onChanged} />
          </>
        }
      />
      <WorkBar kind="beta_request" id={user.id} />
      <div className={classes.columns}>
        <Card padding="tight">
          <AccountFacts user={user} onRead={onChanged} />
        </Card>
        <Stack space={4}>
          <Card padding="tight">
            <TeachingFacts user={user} />
          </Card>
          <Card padding="tight">
            <PersonCases user={user} />
          </Card>
        </Stack>
      </div>
      <LogLinks stream={`account-${user.id}`} person={user.id} />
      {user.state !== 'forgotten' && <OpenSessions user={user.id} sessions={user.sessions} onEnded={onChanged} />}
      <BetaDecisions user={user.id} features={user.beta_features} onChanged={onChanged} />
      <UserHistory history={user.history} />
    </Stack>
  )
}

export { UserPage as Page }
