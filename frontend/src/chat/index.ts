/** What other modules' pages may use of the chat. */
export { BlockButton } from './components/BlockButton.tsx'
export { LazyBlockedPeople } from './components/LazyBlockedPeople.tsx'
export { ReasonDialog } from './components/ReasonDialog.tsx'
export { UnreadChats } from './components/UnreadChats.tsx'
export { WriteMessageButton } from './components/WriteMessageButton.tsx'
