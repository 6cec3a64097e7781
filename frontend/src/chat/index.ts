/** What other modules' pages may use of the chat. */
export { WriteMessageButton, WriteMessageModal } from './components/WriteMessageButton.tsx'
export { unseenMessages } from './resources.ts'
