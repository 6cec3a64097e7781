import type { MailDetailView } from '@kredka/contracts/mail/views'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { Code, Facts } from '../../back-office/Facts.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Stack } from '../../ui/layout.tsx'

/** How the mail left, or why it has not yet. */
export function MailDelivery({ mail }: { readonly mail: MailDetailView }) {
  const t = useText()
  const format = useFormat()
  const at = (instant: string | null) => (instant === null ? '—' : format.dateTime(instant))
  return (
    <Stack space={2}>
      <h2>{t('admin.mail_delivery')}</h2>
      <Facts
        facts={[
          { label: t('admin.mail_to'), value: mail.to ?? t('offers.deleted_user') },
          { label: t('admin.person'), value: <Code>{mail.subject_id}</Code> },
          { label: t('admin.language'), value: t(`admin.language_${mail.language}`) },
          { label: t('admin.requested_at'), value: at(mail.requested_at) },
          { label: t('admin.sent_at'), value: at(mail.sent_at) },
          { label: t('admin.attempts'), value: format.number(mail.attempts) },
          { label: t('admin.resends'), value: format.number(mail.round) },
          { label: t('admin.mail_way'), value: mail.way === null ? '—' : t(`admin.way_${mail.way}`) },
          ...(mail.fault === null ? [] : [{ label: t('admin.mail_fault'), value: t(`admin.fault_${mail.fault}`) }]),
          ...(mail.next_attempt_at === null
            ? []
            : [{ label: t('admin.next_attempt'), value: at(mail.next_attempt_at) }]),
          { label: 'Message-ID', value: mail.message_id === null ? '—' : <Code>{mail.message_id}</Code> },
        ]}
      />
    </Stack>
  )
}

/** The event that led to the mail, and the policy that asked for it. */
export function MailCause({ mail }: { readonly mail: MailDetailView }) {
  const t = useText()
  const path = usePath()
  const coded = (to: string, text: string) => (
    <Link to={to}>
      <Code>{text}</Code>
    </Link>
  )
  return (
    <Stack space={2}>
      <h2>{t('admin.cause')}</h2>
      <Facts
        facts={[
          { label: t('admin.event'), value: <Code>{mail.cause_type}</Code> },
          {
            label: t('admin.stream'),
            value: coded(path('admin.stream', { id: mail.cause_stream }), mail.cause_stream),
          },
          { label: t('admin.policy'), value: <Code>{mail.policy}</Code> },
          {
            label: t('admin.event_id'),
            value: coded(path('admin.event', { id: mail.cause_event_id }), mail.cause_event_id),
          },
          {
            label: t('admin.correlation'),
            value: coded(
              `${path('admin.events')}?correlation=${encodeURIComponent(mail.correlation_id)}`,
              mail.correlation_id,
            ),
          },
        ]}
      />
    </Stack>
  )
}

/** What the text was made of. */
export function MailParams({ params }: Pick<MailDetailView, 'params'>) {
  const t = useText()
  const entries = Object.entries(params ?? {})
  return (
    <Stack space={2}>
      <h2>{t('admin.mail_params')}</h2>
      {entries.length === 0 ? (
        <p>{t(params === null ? 'admin.params_erased' : 'admin.no_params')}</p>
      ) : (
        <Facts facts={entries.map(([label, value]) => ({ label, value: String(value) }))} />
      )}
    </Stack>
  )
}
