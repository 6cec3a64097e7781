import { getRoomForStaff, listAllRooms } from '@kredka/contracts/quiz-rooms/endpoints'
import { createResource } from '../../app/store/resource.ts'

export const allRooms = createResource(listAllRooms, { on: ['quiz_room'] })
export const roomForStaff = createResource(getRoomForStaff, { on: ['quiz_room'], about: ({ id }) => id })
