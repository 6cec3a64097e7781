/** What other modules' pages may use of the newsletter. */
export { NewsletterSettings } from './components/NewsletterSettings.tsx'
