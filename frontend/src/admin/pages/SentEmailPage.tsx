import type { MailBodyView, MailDetailView } from '@kredka/contracts/mail/views'
import { useState } from 'react'
import { useParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { LogLinks } from '../../back-office/LogLinks.tsx'
import { usePolling } from '../../back-office/usePolling.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { MailActions } from '../components/MailActions.tsx'
import { MailBody } from '../components/MailBody.tsx'
import { MailCause, MailDelivery, MailParams } from '../components/MailFacts.tsx'
import { MailHistory } from '../components/MailHistory.tsx'
import { mail } from '../resources.ts'
import { MAIL_STATE_KINDS } from '../state-kinds.ts'
import classes from './columns.module.css'

/** One mail: what it was made of, what led to it, how it left; its text for a reason (ADM-02, ADM-03). */
export function SentEmailPage() {
  const { id = '' } = useParams()
  const found = useResource(mail, { id })
  const state = found.data?.state
  usePolling(found.refresh, state === 'waiting' || state === 'delayed' ? 2_000 : null)
  return (
    <ResourceView of={found}>{(view) => <Detail key={view.id} mail={view} onChanged={found.refresh} />}</ResourceView>
  )
}

function Detail({ mail, onChanged }: { readonly mail: MailDetailView; readonly onChanged: () => void }) {
  const t = useText()
  const path = usePath()
  const [body, setBody] = useState<MailBodyView | null>(null)
  const title = t(`admin.mail_${mail.template}`)
  return (
    <Stack space={5}>
      <PageHeader
        crumbs={[{ label: t('admin.sent_emails'), to: path('admin.sent-emails') }, { label: title }]}
        title={title}
        about={
          <Row space={3}>
            <StatusLabel kind={MAIL_STATE_KINDS[mail.state]}>{t(`admin.mail_state_${mail.state}`)}</StatusLabel>
            <span>{mail.to ?? t('offers.deleted_user')}</span>
          </Row>
        }
        actions={
          <MailActions
            mail={mail}
            onResent={onChanged}
            onRead={(text) => {
              setBody(text)
              onChanged()
            }}
          />
        }
      />
      {body !== null && <MailBody body={body} />}
      <div className={classes.columns}>
        <Card padding="tight">
          <MailDelivery mail={mail} />
        </Card>
        <Stack space={4}>
          <Card padding="tight">
            <MailCause mail={mail} />
          </Card>
          <Card padding="tight">
            <MailParams params={mail.params} />
          </Card>
        </Stack>
      </div>
      <LogLinks stream={`mail-${mail.id}`} caseOf={mail.id} />
      <MailHistory history={mail.history} />
    </Stack>
  )
}

export { SentEmailPage as Page }
