/** What other modules' pages may use of the chat. */
export { UnreadChats } from './components/UnreadChats.tsx'
export { WriteMessageButton } from './components/WriteMessageButton.tsx'
