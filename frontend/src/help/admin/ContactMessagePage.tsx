import { showContactEmail } from '@kredka/contracts/help/endpoints'
import type { ContactView } from '@kredka/contracts/help/views'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { DetailPage, Part } from '../../back-office/DetailPage.tsx'
import { EmailFact } from '../../back-office/EmailFact.tsx'
import type { Fact } from '../../back-office/Facts.tsx'
import { History } from '../../back-office/History.tsx'
import { Talk, Words } from '../../back-office/Talk.tsx'
import type { TextId } from '../../i18n/text-ids.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Arrival } from '../../ui/Arrival.tsx'
import { Row } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { contactMessage } from '../resources.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { CloseMessage } from './CloseMessage.tsx'
import { CONTACT_STATE_KINDS } from './state-kinds.ts'

/** One message, what was answered, and the answer to be written (CNT-01, ADM-02). */
export function ContactMessagePage() {
  const { id = '' } = useParams()
  const found = useResource(contactMessage, { id })
  return (
    <ResourceView of={found}>
      {(view) => <Message key={view.id} message={view} onChanged={found.refresh} />}
    </ResourceView>
  )
}

const ACTS: Readonly<Record<string, TextId>> = {
  ContactMessageAnswered: 'help.did_answer',
  ContactMessageClosed: 'help.did_close',
  ContactEmailRead: 'admin.did_read_email',
}

interface Props {
  readonly message: ContactView
  readonly onChanged: () => void
}

function Message({ message, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const { id, topic, state, email, note } = message
  // The next answer begins with an empty form.
  const [round, setRound] = useState(0)
  return (
    <DetailPage
      section={{ label: t('help.messages'), to: path('admin.contact-messages') }}
      title={t(`help.topic_${topic}`)}
      about={
        <Row space={3}>
          <StatusLabel kind={CONTACT_STATE_KINDS[state]}>{t(`help.state_${state}`)}</StatusLabel>
          <span>{email ?? t('help.forgotten')}</span>
        </Row>
      }
      actions={<CloseMessage id={id} isClosed={state === 'closed'} onClosed={onChanged} />}
      facts={useSender(message, onChanged)}
      waits={{ kind: 'contact_message', id }}
      log={{ stream: `contact-${id}` }}
    >
      <Exchange message={message} />
      {note !== null && (
        <Part title={t('help.note')}>
          <Words>{note}</Words>
        </Part>
      )}
      {email !== null && (
        <Arrival key={round} when={round > 0}>
          <AnswerForm
            id={id}
            language={message.language}
            onAnswered={() => {
              setRound(round + 1)
              onChanged()
            }}
          />
        </Arrival>
      )}
      <History acts={message.history.toReversed()} words={ACTS} />
    </DetailPage>
  )
}

function Exchange({ message: { name, message, sent_at, replies } }: { readonly message: ContactView }) {
  const t = useText()
  const format = useFormat()
  return (
    <Talk
      label={t('help.talk')}
      lines={[
        {
          key: sent_at,
          side: 'theirs',
          by: `${name ?? t('help.forgotten')} · ${format.dateTime(sent_at)}`,
          words: message ?? t('help.forgotten_words'),
        },
        ...replies.map(({ at, text }) => ({
          key: at,
          side: 'ours' as const,
          by: `${t('help.we')} · ${format.dateTime(at)}`,
          words: text ?? t('help.forgotten_words'),
        })),
      ]}
    />
  )
}

function useSender(message: ContactView, onRead: () => void): readonly Fact[] {
  const { id, name, email, user_id, language, sent_at, closed_at } = message
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const account =
    user_id === null ? (
      t('help.without_account')
    ) : (
      <Link to={path('admin.user', { id: user_id })}>{t('help.with_account')}</Link>
    )
  return [
    { label: t('help.name'), value: name ?? t('help.forgotten') },
    { label: t('help.email'), value: <EmailFact endpoint={showContactEmail} id={id} hint={email} onRead={onRead} /> },
    { label: t('help.account'), value: account },
    { label: t('help.language'), value: t(`help.in_${language}`) },
    { label: t('help.sent_at'), value: format.dateTime(sent_at) },
    ...(closed_at === null ? [] : [{ label: t('help.closed_at'), value: format.dateTime(closed_at) }]),
  ]
}

export { ContactMessagePage as Page }
