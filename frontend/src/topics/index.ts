/** What other modules' pages may use of the topics. */
export { LazyLessonTopics } from './components/LazyLessonTopics.tsx'
export { SharedTopics } from './components/SharedTopics.tsx'
export { SubjectTopics } from './components/SubjectTopics.tsx'
