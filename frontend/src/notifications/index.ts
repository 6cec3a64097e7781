/** What other modules' pages may use of the notifications. */
export { LazyNoticeSettings } from './components/LazyNoticeSettings.tsx'
