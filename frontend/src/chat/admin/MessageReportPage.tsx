import type { MessageReportView, ReportedChatView } from '@kredka/contracts/chat/views'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { Facts, WithFacts, Words } from '../../admin/index.ts'
import { useFormat } from '../../app/i18n/useFormat.ts'
import { useText } from '../../app/i18n/useText.ts'
import { useResource } from '../../app/store/resource.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { ChatAround } from './ChatAround.tsx'
import { ReportActions } from './ReportActions.tsx'
import { ReportHistory } from './ReportHistory.tsx'
import { messageReport } from './resources.ts'
import { REPORT_STATE_KINDS } from './state-kinds.ts'

/** One reported message, the chat around it for a reason, and the decision (CHT-02, ADM-02, ADM-03). */
export function MessageReportPage() {
  const { id = '' } = useParams()
  const found = useResource(messageReport, { id })
  return (
    <ResourceView of={found}>{(view) => <Report key={view.id} report={view} onChanged={found.refresh} />}</ResourceView>
  )
}

interface Props {
  readonly report: MessageReportView
  readonly onChanged: () => void
}

function Report({ report, onChanged }: Props) {
  const t = useText()
  const [around, setAround] = useState<ReportedChatView | null>(null)
  const { reason, state, message, note, sender } = report
  const title = t(`chat.report_${reason}`)
  return (
    <Stack space={5}>
      <PageHeader
        crumbs={[{ label: t('chat_admin.reports'), to: '/adminero/message-reports' }, { label: title }]}
        title={title}
        about={<StatusLabel kind={REPORT_STATE_KINDS[state]}>{t(`chat_admin.state_${state}`)}</StatusLabel>}
        actions={
          <ReportActions
            report={report}
            onRead={(chat) => {
              setAround(chat)
              onChanged()
            }}
            onDecided={onChanged}
          />
        }
      />
      <WithFacts
        facts={
          <Card padding="tight">
            <About report={report} />
          </Card>
        }
      >
        <Stack space={4}>
          <Card padding="tight">
            <h2>{t('chat_admin.message')}</h2>
            <Words>{message ?? t('chat_admin.deleted_words')}</Words>
          </Card>
          <Card padding="tight">
            <h2>{t('chat_admin.note')}</h2>
            <Words>{note ?? t('chat_admin.no_note')}</Words>
          </Card>
          {around !== null && <ChatAround chat={around} reported={report.id} sender={sender} />}
          <ReportHistory history={report.history} />
        </Stack>
      </WithFacts>
    </Stack>
  )
}

function About({ report }: { readonly report: MessageReportView }) {
  const t = useText()
  const format = useFormat()
  const { sender, reporter, reports_of_sender, sent_at, reported_at, decided_at } = report
  const person = ({ id, name }: MessageReportView['sender']) => (
    <Link to={`/adminero/users/${id}`}>{name ?? t('chat_admin.deleted_user')}</Link>
  )
  return (
    <Facts
      facts={[
        { label: t('chat_admin.sender'), value: person(sender) },
        { label: t('chat_admin.reports_of_sender'), value: format.number(reports_of_sender) },
        { label: t('chat_admin.reporter'), value: person(reporter) },
        { label: t('chat_admin.sent_at'), value: format.dateTime(sent_at) },
        { label: t('chat_admin.reported_at'), value: format.dateTime(reported_at) },
        ...(decided_at === null ? [] : [{ label: t('chat_admin.decided_at'), value: format.dateTime(decided_at) }]),
      ]}
    />
  )
}

export { MessageReportPage as Page }
