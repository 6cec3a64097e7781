/** What other modules' pages may use of the topics. */
export { SharedTopics } from './components/SharedTopics.tsx'
