import type { AnswerOf } from '@kredka/contracts/kernel/endpoints'
import { type getSharing, shareMisses } from '@kredka/contracts/repetition/endpoints'
import { useState } from 'react'
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
  /** What the person asked for shows until it is read anew. */
  const [asked, setAsked] = useState<{
    readonly since: AnswerOf<typeof getSharing>
    readonly is_shared: boolean
  } | null>(null)
  const failed = () => {
    setAsked(null)
    found.refresh()
  }
  const share = useCommand(shareMisses, { done: found.refresh, failed })
  return (
    <ResourceView of={found}>
      {(read) => {
        const { is_shared: isShared } = asked?.since === read ? asked : read
        return (
          <Stack space={2}>
            <Checkbox
              checked={isShared}
              disabled={share.status === 'sending'}
              onChange={(is_shared) => {
                setAsked({ since: read, is_shared })
                share.send({ is_shared })
              }}
            >
              {t('repetition.share')}
            </Checkbox>
            <p className="soft-note">{t(isShared ? 'repetition.share_on' : 'repetition.share_off')}</p>
          </Stack>
        )
      }}
    </ResourceView>
  )
}
