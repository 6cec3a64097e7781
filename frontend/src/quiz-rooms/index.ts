/** What other modules' pages may use of quiz rooms. */
export { OpenRoomButton } from './components/open/OpenRoomButton.tsx'
export { QuizRooms } from './components/QuizRooms.tsx'
