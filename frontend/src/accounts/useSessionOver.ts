import { loggedOut } from '../app/session/session-slice.ts'
import { useAppDispatch, useAppStore } from '../app/store/hooks.ts'
import { resourcesForgotten } from '../app/store/resources-slice.ts'

/** The server ended every session of the person: this tab and the others forget it, and stay where they are. */
export function useSessionOver(): () => void {
  const dispatch = useAppDispatch()
  const { loginFlag, own, tab, tabs } = useAppStore().services
  return () => {
    if (!loginFlag.get()) return
    loginFlag.set(false)
    own.forget()
    tab.forget()
    dispatch(loggedOut())
    dispatch(resourcesForgotten())
    tabs.tell('logged_out')
  }
}
