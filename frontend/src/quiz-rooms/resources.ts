import { getRoomDoor, listRooms } from '@kredka/contracts/quiz-rooms/endpoints'
import { createResource } from '../app/store/resource.ts'

export const roomDoor = createResource(getRoomDoor)
export const rooms = createResource(listRooms, { on: ['quiz_room'] })
