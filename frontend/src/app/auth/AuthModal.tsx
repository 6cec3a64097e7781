import { type ComponentType, createContext, lazy, Suspense, useContext, useEffect } from 'react'
import { useText } from '../../i18n/useText.ts'
import { loadChunk } from '../../kernel/chunks.ts'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { SkeletonLines } from '../../ui/states.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useAddress } from '../../ui/useAddress.ts'
import { useViewport } from '../../ui/useMedia.ts'
import type { AuthPanelProps, AuthPanels } from '../routing/page.ts'
import { dropLoginIntent } from '../session/login-intent.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks.ts'
import { type AuthTab, closeAuth, openAuth, selectAuthModal } from './auth-modal-slice.ts'
import { useInvitationFromAddress } from './useInvitationFromAddress.ts'

/** The forms of the three tabs, handed in by the accounts module. */
export const AuthPanelsContext = createContext<AuthPanels | null>(null)

const TABS: readonly AuthTab[] = ['login', 'signup', 'reset']
const WIDTH = 600

/** ACC-06: Log in, Sign up, Reset password in one modal; the last tab is hidden on mobile. */
export function AuthModal() {
  useAuthFromAddress()
  useInvitationFromAddress()
  const t = useText()
  const dispatch = useAppDispatch()
  const { own } = useAppStore().services
  const { tab, token, email } = useAppSelector(selectAuthModal)
  const panels = useContext(AuthPanelsContext)
  const mobile = useViewport('mobile')
  const close = () => {
    dispatch(closeAuth())
  }
  const giveUp = () => {
    // a sign-up may go on in the tab that its mail opens
    if (tab === 'login') dropLoginIntent(own)
    close()
  }
  const shown = TABS.filter((one) => one !== 'reset' || !mobile || tab === 'reset')
  return (
    <Modal
      opened={tab !== 'off'}
      onClose={giveUp}
      title={t('auth.title')}
      titleHidden
      width={WIDTH}
      fullScreen={mobile}
    >
      {tab !== 'off' && (
        <Tabs
          label={t('auth.title')}
          tabs={shown.map((value) => ({ value, label: t(`auth.${value}`) }))}
          value={tab}
          onChange={(value) => dispatch(openAuth({ tab: value }))}
        >
          <Suspense fallback={<SkeletonLines lines={5} />}>
            {panels !== null && (
              <Panel
                key={tab}
                load={panels[tab]}
                token={token}
                email={email}
                close={close}
                goTo={(value, typed) =>
                  dispatch(openAuth({ tab: value, ...(typed === undefined ? {} : { email: typed }) }))
                }
              />
            )}
          </Suspense>
        </Tabs>
      )}
    </Modal>
  )
}

const loaded = new WeakMap<AuthPanels[AuthTab], ComponentType<AuthPanelProps>>()

function Panel({ load, ...props }: AuthPanelProps & { readonly load: AuthPanels[AuthTab] }) {
  const Form = formOf(load)
  return <Form {...props} />
}

function formOf(load: AuthPanels[AuthTab]): ComponentType<AuthPanelProps> {
  const known = loaded.get(load)
  if (known !== undefined) return known
  const made = lazy(async () => {
    const { Panel: Form, saga } = await loadChunk(load)
    function WithSaga(props: AuthPanelProps) {
      const store = useAppStore()
      if (saga !== undefined) store.start(saga.name, saga.run)
      useEffect(focusFirstField, [])
      return <Form {...props} />
    }
    return { default: WithSaga }
  })
  loaded.set(load, made)
  return made
}

/**
 * The form comes after the modal took the focus: it goes on to the field, unless somebody is choosing among the tabs.
 */
function focusFirstField(): void {
  if (document.activeElement?.getAttribute('role') === 'tab') return
  document.querySelector<HTMLElement>('[role="dialog"] [data-autofocus]')?.focus()
}

/**
 * `st` with `em` opens the sign-up, `rt` with `em` the reset; the query is cleared, so that a token does not stay in
 * the address.
 */
function useAuthFromAddress(): void {
  const dispatch = useAppDispatch()
  const { params, change } = useAddress()
  useEffect(() => {
    const email = params.get('em')
    const signup = params.get('st')
    const reset = params.get('rt')
    const token = signup ?? reset
    if (token === null) return
    dispatch(openAuth({ tab: signup === null ? 'reset' : 'signup', token, ...(email === null ? {} : { email }) }))
    change({ em: null, st: null, rt: null }, { replace: true })
  }, [params, change, dispatch])
}
