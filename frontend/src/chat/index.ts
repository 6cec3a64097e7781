/** What other modules' pages may use of the chat. */
export { UnreadChats } from './components/UnreadChats.tsx'
export { WriteMessageButton, WriteMessageModal } from './components/WriteMessageButton.tsx'
