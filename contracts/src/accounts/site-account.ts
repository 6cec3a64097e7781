/** The site's own account: nobody logs in with it. What staff make for everybody, such as quizzes, is its. */
export const SITE_ACCOUNT_ID = '00000000000000000000kredka'
