import { useEffect } from 'react'
import { useAddress } from '../../ui/useAddress.ts'
import { useAppDispatch } from '../store/hooks.ts'
import { invitationFound } from './invitation-slice.ts'

/** `bt` with `em` is an invitation to teach; the query is cleared, so that the token does not stay in the address. */
export function useInvitationFromAddress(): void {
  const dispatch = useAppDispatch()
  const { params, change } = useAddress()
  useEffect(() => {
    const token = params.get('bt')
    const email = params.get('em')
    if (token === null || email === null) return
    dispatch(invitationFound({ email, token }))
    change({ em: null, bt: null }, { replace: true })
  }, [params, change, dispatch])
}
