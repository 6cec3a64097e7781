import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { useViewport } from '../../ui/useMedia.ts'
import { openAuth } from '../auth/auth-modal-slice.ts'
import { usePath } from '../routing/usePath.ts'
import { logOutNow, selectUser } from '../session/session-slice.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { SideMenu } from './SideMenu.tsx'

interface Props {
  readonly opened: boolean
  readonly onClose: () => void
}

/** The menu of small windows: the side menu, or for visitors the logged-out menu of section 2. */
export function MobileMenu({ opened, onClose }: Props) {
  const t = useText()
  const path = usePath()
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const small = useViewport('smallTablet')
  const auth = (tab: 'login' | 'signup') => () => {
    onClose()
    dispatch(openAuth({ tab }))
  }
  return (
    <Modal opened={opened} onClose={onClose} title={t('shell.menu')} fullScreen={small} width={420}>
      <Stack>
        <Button look="secondary" icon="search" to={path('offers.search')} wide>
          {t('shell.search_offers')}
        </Button>
        {user === null ? (
          <>
            <Button icon="plus" to={path('offers.create')} wide>
              {t('shell.add_offer')}
            </Button>
            <p>{t('shell.login_to_see_more')}</p>
            <Button look="primary" wide onClick={auth('login')}>
              {t('shell.go_to_login')}
            </Button>
            <Button wide onClick={auth('signup')}>
              {t('shell.sign_up')}
            </Button>
          </>
        ) : (
          <>
            <SideMenu user={user} />
            <Button icon="logout" wide onClick={() => dispatch(logOutNow())}>
              {t('shell.log_out')}
            </Button>
          </>
        )}
      </Stack>
    </Modal>
  )
}
