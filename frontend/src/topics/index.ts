/** What other modules' pages may use of the topics. */
export { LessonTopics } from './components/LessonTopics.tsx'
export { SharedTopics } from './components/SharedTopics.tsx'
