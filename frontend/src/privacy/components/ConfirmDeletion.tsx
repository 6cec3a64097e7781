import { confirmDeletion } from '@kredka/contracts/accounts/endpoints'
import { useSearchParams } from 'react-router'
import { checkSessionNow } from '../../app/session/session-slice.ts'
import { useKeepAccount } from '../../app/session/useKeepAccount.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppDispatch } from '../../app/store/hooks.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'

interface Props {
  readonly onConfirmed: () => void
  readonly onKept: () => void
}

/**
 * Opened by the mail's link, `/settings/delete-account?dt=TOKEN`. The link alone changes nothing: programs that look into mails open
 * links too.
 */
export function ConfirmDeletion({ onConfirmed, onKept }: Props) {
  const t = useText()
  const words = useErrorText()
  const dispatch = useAppDispatch()
  const [search, setSearch] = useSearchParams()
  const token = search.get('dt')
  const close = () => {
    setSearch(
      (all) => {
        const rest = new URLSearchParams(all)
        for (const name of ['dt', 'em']) rest.delete(name)
        return rest
      },
      { replace: true },
    )
  }
  const closeKept = () => {
    close()
    onKept()
  }
  const confirm = useCommand(confirmDeletion, {
    quiet: true,
    success: 'privacy.confirm_done',
    always: () => dispatch(checkSessionNow()),
    done: () => {
      close()
      onConfirmed()
    },
  })
  const { error } = confirm
  const expired = error?.code === 'REQUEST_EXPIRED' || error?.code === 'INVALID_INPUT'
  return (
    <Modal opened={token !== null} onClose={close} title={t('privacy.confirm_title')}>
      <Stack>
        {error === null ? (
          <p>{t('privacy.confirm_effect')}</p>
        ) : (
          <Notice kind="error">{expired ? t('privacy.confirm_expired') : words(error)}</Notice>
        )}
        <Row end>
          {expired ? <Button onClick={close}>{t('privacy.close')}</Button> : <Keep onKept={closeKept} />}
          {!expired && (
            <Button
              look="danger"
              loading={confirm.status === 'sending'}
              onClick={() => confirm.send({ token: token ?? '' })}
            >
              {t('privacy.delete_button')}
            </Button>
          )}
        </Row>
      </Stack>
    </Modal>
  )
}

/** Whoever stays calls the request off as well: the mail's link is then good for nothing. */
function Keep({ onKept }: { readonly onKept: () => void }) {
  const t = useText()
  const { busy, keep } = useKeepAccount(onKept)
  return (
    <Button loading={busy} onClick={keep}>
      {t('shell.keep_account')}
    </Button>
  )
}
