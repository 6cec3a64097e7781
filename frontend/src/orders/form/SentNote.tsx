import { usePath } from '../../app/routing/usePath.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Arrival } from '../../ui/Arrival.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'

export interface Sent {
  readonly id: string
  readonly expires_at: string
  readonly last_expires_at: string
}

/** What happens next, and until when. */
export function SentNote({ sent }: { readonly sent: Sent }) {
  const t = useText()
  const format = useFormat()
  const path = usePath()
  return (
    <Arrival>
      <Notice kind="success">
        <p>
          <strong>{t('orders.sent')}</strong>
        </p>
        <p>
          {sent.expires_at === sent.last_expires_at
            ? t('orders.sent_about', { date: format.dateTime(sent.expires_at) })
            : t('orders.sent_about_each', {
                date: format.dateTime(sent.expires_at),
                last: format.dateTime(sent.last_expires_at),
              })}
        </p>
        <Row>
          <Button look="primary" to={`${path('orders.student')}?order=${sent.id}`}>
            {t('orders.see_order')}
          </Button>
        </Row>
      </Notice>
    </Arrival>
  )
}
