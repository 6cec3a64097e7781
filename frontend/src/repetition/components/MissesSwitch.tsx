import { shareMisses } from '@kredka/contracts/repetition/endpoints'
import { useCommand } from '../../app/store/command.ts'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { sharing } from '../resources.ts'

/** QUI-12: whether the person's teachers see what they miss. Off until the person turns it on. */
export function MissesSwitch() {
  const t = useText()
  const found = useResource(sharing, {})
  const after = { done: found.refresh, failed: found.refresh }
  const share = useCommand(shareMisses, after)
  return (
    <ResourceView of={found}>
      {({ is_shared }) => (
        <Stack space={2}>
          <Checkbox
            checked={share.status === 'sending' ? !is_shared : is_shared}
            disabled={share.status === 'sending'}
            onChange={(checked) => share.send({ is_shared: checked })}
          >
            {t('repetition.share')}
          </Checkbox>
          <p className="soft-note">{t(is_shared ? 'repetition.share_on' : 'repetition.share_off')}</p>
        </Stack>
      )}
    </ResourceView>
  )
}
