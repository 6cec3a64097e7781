import { getLocker } from '@kredka/contracts/locker/endpoints'
import type { LockerView } from '@kredka/contracts/locker/views'
import { answer, type QueryHandler, userIdOf } from '../kernel/query.ts'

export const lockerQueryHandlers: readonly QueryHandler[] = [
  answer(getLocker, ['locker'], async ({ sql, viewer }) => {
    const text = 'select code from locker.avatars where user_id = $1'
    const [chosen] = await sql<LockerView>(text, [userIdOf(viewer)])
    return chosen ?? { code: null }
  }),
]
