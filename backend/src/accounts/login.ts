import type { LoginView } from '@kredka/contracts/accounts/views'
import type { Reply, Request } from '../kernel/handler.ts'
import type { Tools } from '../kernel/tools.ts'
import { isTeacher } from '../profiles/index.ts'
import { personOf } from './people.ts'

/** Begins a session and answers as a login does (ACC-02). Null when the person is gone. */
export async function logInAs(
  { vault, cookies, streams, write }: Tools,
  user_id: string,
  request: Request,
  fetch_token: boolean,
): Promise<Reply<LoginView> | null> {
  const person = await personOf(streams, user_id)
  if (person === null) return null
  const session = await vault.sessions.begin({ user_id, user_agent: request.user_agent })
  const issued = await cookies.issue(session)
  const tokens = fetch_token ? { token: issued.token, refresh_token: session.refresh_token } : {}
  return {
    answer: {
      userId: user_id,
      userName: person.name,
      userEmail: person.email,
      userPictureUrl: null,
      isTeacher: await isTeacher(write, user_id),
      language: person.language,
      ...tokens,
    },
    cookies: issued.cookies,
  }
}
