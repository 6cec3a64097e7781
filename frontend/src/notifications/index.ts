/** What other modules' pages may use of the notifications. */
export { NoticeSettings } from './components/NoticeSettings.tsx'
