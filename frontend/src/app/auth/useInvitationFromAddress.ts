import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useAppDispatch } from '../store/hooks.ts'
import { invitationFound } from './invitation-slice.ts'

/** `bt` with `em` is an invitation to teach; the query is cleared, so that the token does not stay in the address. */
export function useInvitationFromAddress(): void {
  const dispatch = useAppDispatch()
  const [params, setParams] = useSearchParams()
  useEffect(() => {
    const token = params.get('bt')
    const email = params.get('em')
    if (token === null || email === null) return
    dispatch(invitationFound({ email, token }))
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const name of ['em', 'bt']) after.delete(name)
        return after
      },
      { replace: true },
    )
  }, [params, setParams, dispatch])
}
