/** Somebody of the demonstration, whom no site for real people has. Apart from it: tools run where it is not. */
export const DEMO_STUDENT = 'student@demo.test'
