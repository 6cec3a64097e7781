import { isRejection } from '@kredka/contracts/kernel/errors'
import { notFoundHead } from '@kredka/contracts/kernel/head'
import { pageTitle } from '@kredka/contracts/kernel/page-titles'
import { getRoomDoor } from '@kredka/contracts/quiz-rooms/endpoints'
import { readToken, TOKEN_PATTERN } from '@kredka/contracts/quiz-rooms/rules'
import type { PageHead } from '../kernel/page.ts'

const TOKEN = new RegExp(TOKEN_PATTERN)

/** Whoever has the link may know what is played; search engines have no business there. */
const roomHead: PageHead = {
  route: 'quiz-rooms.room',
  isPersonal: true,
  async load({ params, language, ask }) {
    const token = readToken(params.token ?? '')
    if (!TOKEN.test(token)) return notFoundHead(language)
    const door = await ask(getRoomDoor, { token })
    if (isRejection(door)) return notFoundHead(language)
    return { status: 200, title: door.title ?? pageTitle('quiz_room', language).title, indexed: false }
  },
}

export const roomHeads: readonly PageHead[] = [roomHead]
