import { cancelDeletion } from '@kredka/contracts/accounts/endpoints'
import { useCommand } from '../store/command.ts'
import { useAppDispatch } from '../store/hooks.ts'
import { resourcesForgotten } from '../store/resources-slice.ts'
import { checkSessionNow } from './session-slice.ts'

/**
 * ACC-08: calls the deletion off, wherever it is offered; what pages know of the person and their offers is read anew.
 * @param done after it went well
 */
export function useKeepAccount(done: () => void = () => undefined) {
  const dispatch = useAppDispatch()
  const keep = useCommand(cancelDeletion, {
    success: 'shell.account_kept',
    done,
    always: () => {
      dispatch(checkSessionNow())
      dispatch(resourcesForgotten())
    },
  })
  return { busy: keep.status === 'sending', keep: () => keep.send({}) }
}
