export { idsOfPeople, idsOfTeachers, peopleNamed } from './named.ts'
export { SEEN_BY, SEEN_BY_READS } from './seen-by.ts'
