/** Said in the address of a key to which staff came from the quiz itself, and go back to it. */
export const FROM_QUIZ = 'from=quiz'
