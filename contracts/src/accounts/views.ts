import { Count, Id, Language, Nullable, Obj, type Static, Type } from '../kernel/schema.ts'
import { NAME_MAX } from './rules.ts'

/** Section 3's session; camelCase because the specification spells it so. */
const session = {
  userId: Id,
  userName: Type.String({ maxLength: NAME_MAX }),
  userEmail: Type.String(),
  userPictureUrl: Nullable(Type.String()),
  isTeacher: Type.Boolean(),
}
export const SessionView = Obj(session)
export type SessionView = Static<typeof SessionView>

/** With `?fetch_token=1` the tokens come in the body, for clients without cookies (ACC-02). */
export const LoginView = Obj({
  ...session,
  language: Language,
  token: Type.Optional(Type.String()),
  refresh_token: Type.Optional(Type.String()),
})
export type LoginView = Static<typeof LoginView>

export const RefreshView = Obj({
  token: Type.Optional(Type.String()),
  refresh_token: Type.Optional(Type.String()),
  expires_in: Count,
})
