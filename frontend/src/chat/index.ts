/** What other modules' pages may use of the chat. */
export { BlockDialog } from './components/BlockDialog.tsx'
export { ReasonDialog } from './components/ReasonDialog.tsx'
export { UnreadChats } from './components/UnreadChats.tsx'
export { WriteMessageButton } from './components/WriteMessageButton.tsx'
