export { QUESTION_PICTURE_READS, seesQuestionPicture } from './pictures.ts'
