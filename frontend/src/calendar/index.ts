/** What the pages of other modules may use. */
export { FreeTimePicker, type FreeTimePickerProps } from './components/FreeTimePicker.tsx'
