import { accountDecider } from '@kredka/backend/accounts/account'
import { chatIdOf } from '@kredka/backend/chat/chat-id'
import { conversationDecider } from '@kredka/backend/chat/conversation'
import type { Tools } from '@kredka/backend/kernel/tools'
import type { CommandContext } from '@kredka/backend/kernel/write-side'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { GENERAL_TERMS_VERSION } from '@kredka/contracts/legal/versions'

const ABREAST = 64

/** Chats with so many new students, each with a first message to this teacher: it is the teacher's turn in all of them. */
export async function makeChats(
  { write, vault, ids, clock }: Pick<Tools, 'write' | 'vault' | 'ids' | 'clock'>,
  teacher_id: string,
  count: number,
): Promise<readonly string[]> {
  const made: string[] = []
  while (made.length < count) {
    const some = Math.min(ABREAST, count - made.length)
    made.push(...(await Promise.all(Array.from({ length: some }, () => makeChat()))))
  }
  return made

  async function makeChat(): Promise<string> {
    const user_id = ids.entity()
    const email = `${user_id}@bench.test`
    const account = {
      user_id,
      email_key: vault.emailKey(email),
      email,
      name: 'Osoba',
      credential_id: null,
      provider: 'email',
      language: 'pl',
    } as const
    const register = { do: 'register', account, terms_version: GENERAL_TERMS_VERSION } as const
    const chat_id = chatIdOf(user_id, teacher_id)
    const message = {
      do: 'send',
      chat_id,
      teacher_id,
      sender_id: user_id,
      to_user_id: teacher_id,
      is_here: true,
      message_id: ids.entity(),
      message: 'Dzień dobry, czy ma Pani wolny termin w czwartek?',
      now: clock.now(),
      lapse_ms: null,
    } as const
    for (const outcome of [
      await write.execute(accountDecider, user_id, register, context()),
      await write.execute(conversationDecider, chat_id, message, context()),
    ]) {
      if (isRejection(outcome)) throw new Error(`a chat of the bench was refused: ${outcome.rejected}`)
    }
    return chat_id
  }

  function context(): CommandContext {
    const command_id = ids.uuid()
    return {
      actor: { kind: 'system', id: 'bench' },
      command_id,
      command: 'bench.prepare',
      correlation_id: command_id,
      causation_id: command_id,
      now: clock.now(),
      origin: 'seed',
    }
  }
}
