import { listLinkedThirdParties, unlinkThirdParty } from '@kredka/contracts/accounts/endpoints'
import type { Provider } from '@kredka/contracts/accounts/rules'
import { useState } from 'react'
import { useCommand } from '../../app/store/command.ts'
import { createResource, useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Arrival } from '../../ui/Arrival.tsx'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { THIRD_PARTIES } from '../third-party/providers.ts'
import { ThirdPartyMark } from '../third-party/ThirdPartyMark.tsx'

const linkedParties = createResource(listLinkedThirdParties)

/** ACC-05: whose word opens the account, and an end to it. Nothing shows where nobody's does. */
export function LinkedThirdParties() {
  const t = useText()
  const linked = useResource(linkedParties, {})
  const [asking, setAsking] = useState<Provider | null>(null)
  // The row goes with its button: the list that takes its place gets the focus.
  const [isShorter, setIsShorter] = useState(false)
  const close = () => setAsking(null)
  const over = () => {
    close()
    linked.refresh()
  }
  const unlink = useCommand(unlinkThirdParty, {
    success: 'accounts.unlinked',
    always: () => setIsShorter(true),
    done: over,
    failed: over,
  })
  const providers = linked.data ?? []
  const name = asking === null ? '' : THIRD_PARTIES[asking].name
  return (
    <>
      <Arrival key={providers.map(({ provider }) => provider).join()} when={isShorter}>
        {providers.length > 0 && (
          <Stack space={2}>
            <h3>{t('accounts.third_parties')}</h3>
            <p>{t('accounts.third_parties_about')}</p>
            {providers.map(({ provider }) => (
              <Row key={provider} space={3}>
                <ThirdPartyMark provider={provider} />
                <span>{THIRD_PARTIES[provider].name}</span>
                <Button
                  size="small"
                  label={t('accounts.unlink_of', { name: THIRD_PARTIES[provider].name })}
                  onClick={() => setAsking(provider)}
                >
                  {t('accounts.unlink')}
                </Button>
              </Row>
            ))}
          </Stack>
        )}
      </Arrival>
      <ConfirmDialog
        opened={asking !== null}
        onClose={close}
        onConfirm={() => {
          if (asking !== null) unlink.send({ provider: asking })
        }}
        title={t('accounts.unlink_question', { name })}
        confirm={t('accounts.unlink')}
        busy={unlink.status === 'sending'}
      >
        <p>{t('accounts.unlink_effect', { name })}</p>
      </ConfirmDialog>
    </>
  )
}
