import type { MessageReportView, ReportedChatView } from '@kredka/contracts/chat/views'
import { useState } from 'react'
import { useParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { DetailPage, Part } from '../../back-office/DetailPage.tsx'
import type { Fact } from '../../back-office/Facts.tsx'
import { History } from '../../back-office/History.tsx'
import { OfficeLink } from '../../back-office/OfficeLink.tsx'
import { Words } from '../../back-office/Talk.tsx'
import type { TextId } from '../../i18n/text-ids.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { ChatAround } from './ChatAround.tsx'
import { ReportActions } from './ReportActions.tsx'
import { messageReport } from './resources.ts'
import { REPORT_STATE_KINDS } from './state-kinds.ts'

const WORDS: Readonly<Record<string, TextId>> = {
  ReportedChatRead: 'chat_admin.did_read',
  MessageReportDismissed: 'chat_admin.dismissed',
  MessageReportReopened: 'back_office.did_reopen',
  ReportedSenderWarned: 'chat_admin.warned',
  ReportedSenderBlocked: 'chat_admin.blocked',
}

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
  const path = usePath()
  const [around, setAround] = useState<ReportedChatView | null>(null)
  const { state, message, note, sender } = report
  return (
    <DetailPage
      section={{ label: t('chat_admin.reports'), to: path('admin.message-reports') }}
      title={t('chat_admin.message_from', { name: sender.name ?? t('chat_admin.deleted_user') })}
      about={<StatusLabel kind={REPORT_STATE_KINDS[state]}>{t(`chat_admin.state_${state}`)}</StatusLabel>}
      waits={{ kind: 'message_report', id: report.id }}
      log={{ stream: `messagereport-${report.id}` }}
      actions={
        <ReportActions
          report={report}
          words={WORDS}
          onRead={(chat) => {
            setAround(chat)
            onChanged()
          }}
          onDecided={onChanged}
        />
      }
      facts={useAbout(report)}
    >
      <Part title={t('chat_admin.message')}>
        <Words>{message ?? t('chat_admin.deleted_words')}</Words>
      </Part>
      <Part title={t('chat_admin.note')}>
        <Words>{note ?? t('chat_admin.no_note')}</Words>
      </Part>
      {around !== null && <ChatAround chat={around} reported={report.id} sender={sender} />}
      <History
        title="chat_admin.history"
        none="chat_admin.no_history"
        acts={report.history.toReversed()}
        words={WORDS}
      />
    </DetailPage>
  )
}

function useAbout(report: MessageReportView): readonly Fact[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const { reason, sender, reporter, reports_of_sender, sent_at, reported_at, decided_at } = report
  const person = ({ id, name }: MessageReportView['sender']) => (
    <OfficeLink page="admin.user" to={path('admin.user', { id })}>
      {name ?? t('chat_admin.deleted_user')}
    </OfficeLink>
  )
  return [
    { label: t('chat_admin.reason'), value: t(`chat.report_${reason}`) },
    { label: t('chat_admin.sender'), value: person(sender) },
    { label: t('chat_admin.reports_of_sender'), value: format.number(reports_of_sender) },
    { label: t('chat_admin.reporter'), value: person(reporter) },
    { label: t('chat_admin.sent_at'), value: format.dateTime(sent_at) },
    { label: t('chat_admin.reported_at'), value: format.dateTime(reported_at) },
    ...(decided_at === null ? [] : [{ label: t('chat_admin.decided_at'), value: format.dateTime(decided_at) }]),
  ]
}

export { MessageReportPage as Page }
