import { setOwnNewsletter } from '@kredka/contracts/newsletter/endpoints'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { ownNewsletter } from '../resources.ts'

/** The newsletter of one's own address, which was confirmed with the account (CNT-01, PRO-02). */
export function NewsletterSettings() {
  const t = useText()
  const own = useResource(ownNewsletter, {})
  const change = useCommand(setOwnNewsletter, { success: 'newsletter.saved', done: own.refresh })
  return (
    <ResourceView of={own}>
      {({ subscribed }, busy) => (
        <Checkbox
          checked={subscribed}
          disabled={busy || change.status === 'sending'}
          onChange={(wanted) => change.send({ subscribed: wanted })}
        >
          {t('newsletter.switch')}
        </Checkbox>
      )}
    </ResourceView>
  )
}
