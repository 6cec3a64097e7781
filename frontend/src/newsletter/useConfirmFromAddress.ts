import { confirmNewsletter } from '@kredka/contracts/newsletter/endpoints'
import { useEffect, useRef } from 'react'
import { useAppDispatch, useAppStore } from '../app/store/hooks.ts'
import { showErrorText, showSuccess } from '../app/store/toasts-slice.ts'
import { useAddress } from '../ui/useAddress.ts'

/**
 * `nlt` with `nlem` confirms a subscription, said by a toast; the query is cleared, so that a token does not stay in
 * the address (ACC-06).
 */
export function useConfirmFromAddress(): void {
  const dispatch = useAppDispatch()
  const { api } = useAppStore().services
  const { params, change } = useAddress()
  const token = params.get('nlt')
  const email = params.get('nlem')
  const sent = useRef<string | null>(null)
  useEffect(() => {
    if (token === null || sent.current === token) return
    sent.current = token
    change({ nlt: null, nlem: null }, { replace: true, preventScrollReset: true })
    const confirm = async () => {
      const result = await api.call(confirmNewsletter, { email: email ?? '', token })
      dispatch(result.ok ? showSuccess('newsletter.subscribed') : showErrorText('newsletter.subscribing_failed'))
    }
    void confirm()
  }, [token, email, change, api, dispatch])
}
