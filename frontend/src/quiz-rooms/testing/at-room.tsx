import { getRoomDoor } from '@kredka/contracts/quiz-rooms/endpoints'
import type { RoomDoorView, RoomView } from '@kredka/contracts/quiz-rooms/views'
import { act, waitFor } from '@testing-library/react'
import { rejected } from '../../app/testing/fake-api.ts'
import { type PageOptions, renderPage } from '../../app/testing/render-page.tsx'
import { type FakeServices, fakeServices } from '../../app/testing/services.ts'
import { quizRooms } from '../module.ts'
import { DOOR, TOKEN } from './room.ts'

export interface AtRoom extends Partial<Pick<PageOptions, 'user' | 'language'>> {
  /** Null where there is no such room. */
  readonly door?: Partial<RoomDoorView> | null
  readonly services?: FakeServices
  /** Behind the `#` of the address. */
  readonly hash?: string
}

/** The page of a room in front of its door. */
export function comeToRoom({ door = {}, services = fakeServices(), hash = '', ...page }: AtRoom = {}) {
  services.api.on(getRoomDoor, () => (door === null ? rejected('QUIZ_ROOM_NOT_FOUND') : { data: { ...DOOR, ...door } }))
  const rendered = renderPage(`/quiz-room/${TOKEN}${hash}`, { modules: [quizRooms], services, ...page })
  return { ...rendered, services }
}

/** The server's side of the room that the page stands in. */
export async function roomOf({ opened }: FakeServices) {
  await waitFor(() => expect(opened.opened.at(-1)?.isClosed()).toBe(false))
  const room = opened.opened.at(-1)
  if (room === undefined) throw new Error('no room was opened')
  const say = (name: string, body: unknown) =>
    act(async () => {
      room.tell(name, body)
    })
  return {
    room,
    say,
    /** The line stands, and the room is as it is. */
    open: (view: RoomView) =>
      act(async () => {
        room.open()
        room.tell('state', view)
      }),
    cut: () => act(async () => room.cut()),
    answer: (reply: Parameters<typeof room.answer>[0]) => act(async () => room.answer(reply)),
  }
}
