import { GENERAL_TERMS_VERSION, TUTOR_TERMS_VERSION } from '@kredka/contracts/legal/versions'
import { listAcceptances } from '@kredka/contracts/privacy/endpoints'
import type { AcceptanceView } from '@kredka/contracts/privacy/views'
import { answer, userIdOf } from '../kernel/query.ts'

export const privacyQueryHandlers = [
  answer(
    listAcceptances,
    ['privacy'],
    ({ sql, viewer }) =>
      sql<AcceptanceView>(
        `select document, version, accepted_at,
              version = case document when 'general' then $2 else $3 end as in_force
         from privacy.acceptances where user_id = $1
        order by accepted_at desc, document, version desc`,
        [userIdOf(viewer), GENERAL_TERMS_VERSION, TUTOR_TERMS_VERSION],
      ) as Promise<AcceptanceView[]>,
  ),
]
