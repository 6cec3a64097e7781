/**
 * Every error code of the product with its HTTP status and the English message (API-03).
 * People read `errors.{code}` in their language; a check fails on a code that either language lacks.
 */
const CODES = {
  // the frame
  MALFORMED_REQUEST: [400, 'The request is not valid JSON or has the wrong form'],
  POSITION_UNKNOWN: [400, 'The position was not given to this session, or lies beyond the end of the log'],
  NOT_LOGGED_IN: [401, 'Log in first'],
  JWT_EXPIRED: [401, 'The access token has expired'],
  FORBIDDEN: [403, 'You may not do this'],
  ORIGIN_REFUSED: [403, 'The request comes from another site'],
  TEACHER_PROFILE_REQUIRED: [403, 'This needs a teacher profile'],
  ACCOUNT_BLOCKED: [403, 'This account is blocked'],
  NOT_FOUND: [404, 'There is no such thing, or it is not yours to see'],
  METHOD_NOT_ALLOWED: [405, 'This address does not take that method'],
  CONFLICT: [409, 'Somebody else changed this at the same moment. Try again'],
  TOO_LARGE: [413, 'The request is too large'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Send JSON'],
  INVALID_INPUT: [422, 'Some values are not valid'],
  IDEMPOTENCY_KEY_REUSED: [422, 'This idempotency key was used with another request'],
  TOO_MANY_REQUESTS: [429, 'Too many requests. Try again in a moment'],
  INTERNAL: [500, 'Something went wrong'],
  UNAVAILABLE: [503, 'A part of the service is down. Try again in a moment'],
  STILL_UNDER_WAY: [503, 'The first request with this idempotency key is still under way. Ask again in a moment'],
  READ_MODEL_BEHIND: [503, 'The latest change is not visible yet. Try again in a moment'],

  // files
  FILE_TOO_LARGE: [413, 'The file is too large'],
  FILE_TYPE_UNKNOWN: [415, 'Files of this type are not taken'],
  FILE_EMPTY: [422, 'The file is empty'],
  IMAGE_BROKEN: [422, 'The picture is damaged or incomplete'],
  IMAGE_TOO_MANY_PIXELS: [422, 'The picture has too many pixels'],
  IMAGE_ANIMATED: [422, 'The picture moves. Choose a still one'],

  // accounts
  INVALID_LOGIN_OR_PASSWORD: [401, 'Wrong e-mail or password'],
  REFRESH_FAILED: [401, 'The session has ended. Log in again'],
  REQUEST_EXPIRED: [409, 'Your token expired. Please, request a new one'],
  EMAIL_TAKEN: [409, 'An account with this e-mail exists already'],
  THIRD_PARTY_REFUSED: [401, 'The answer of the third party cannot be trusted. Try again'],
  THIRD_PARTY_WITHOUT_EMAIL: [409, 'The third party did not tell your e-mail address'],
  TERMS_OUTDATED: [409, 'The terms have changed. Read and accept the current ones'],
  TERMS_REQUIRED: [422, 'The terms have to be accepted'],
  CONFIRMATION_WORD_WRONG: [422, 'This is not the confirmation word'],
  DELETION_SCHEDULED: [409, 'The account is to be deleted already'],
  FRESH_LOGIN_REQUIRED: [403, 'Log out and in again, then repeat this'],
  PASSWORD_TOO_COMMON: [422, 'This password is among the first that are guessed. Choose another'],
  LAST_WAY_IN: [409, 'Set a password first: this is the only way into your account'],
  EXPORT_NOT_OPEN: [403, 'Confirm with your password first'],
  ALREADY_TEACHER: [409, 'You have a teacher profile already'],

  // offers and availability
  OFFERS_FULL: [409, 'There are as many offers as one tutor may have. Remove one first'],
  OFFER_NOT_FOUND: [404, 'This offer does not exist or is no longer public'],
  OFFER_NOT_EDITABLE: [409, 'This offer cannot be changed any more'],
  OFFER_NOT_WAITING: [409, 'This offer does not await review'],
  PRICE_60_REQUIRED: [422, 'A price for 60 minutes is needed'],
  PRICE_DUPLICATE: [422, 'There are two prices for the same length'],
  PRICE_LONGER_CHEAPER: [422, 'A longer lesson cannot cost less than a shorter one'],
  CITY_REQUIRED: [422, 'Choose a city for lessons in person'],
  CITY_UNKNOWN: [422, 'This city is not on the list'],
  SUBJECT_UNKNOWN: [422, 'This subject is not on the list'],
  AVAILABILITY_GROUP_NOT_FOUND: [404, 'There is no such availability group'],
  AVAILABILITY_GROUPS_FULL: [409, 'There are as many availability groups as one tutor may have. Remove one first'],
  AVAILABILITY_TOO_SHORT: [422, 'Each availability entry lasts at least one hour'],
  AVAILABILITY_OVERLAPS: [422, 'Two entries overlap'],

  // a teacher's time
  SLOT_TAKEN: [409, 'This time has just been taken. Choose another one'],
  DAY_FULL: [409, 'The tutor takes no more lessons on this day'],
  TOO_MANY_OPEN_ORDERS: [409, 'Three open orders with one tutor are the most. Wait for an answer first'],
  SLOT_OUTSIDE_HOURS: [422, 'The tutor gives no lessons at this time'],
  SLOT_TOO_SOON: [422, 'This is sooner than the tutor takes lessons'],
  SLOT_TOO_FAR: [422, 'This is further ahead than lessons can be agreed on'],
  SLOT_TIME_OFF: [422, 'The tutor has time off then'],
  CALENDAR_EVENT_NOT_FOUND: [404, 'There is no such event in your calendar, or it is over'],
  CALENDAR_EVENT_TIMES: [422, 'The end must come after the start, in the future, and within a year of it'],
  CALENDAR_FULL: [409, 'There are too many events ahead already. Remove some first'],

  // favourites and saved searches
  FAVOURITES_FULL: [409, 'There are too many favourites already. Take some away first'],
  SAVED_SEARCHES_FULL: [409, 'There are too many saved searches already. Remove one first'],
  SAVED_SEARCH_NOT_FOUND: [404, 'There is no such saved search'],
  SAVED_SEARCH_TOO_WIDE: [422, 'Choose at least one filter or type something first'],

  // topics and exercises
  TOPIC_NOT_FOUND: [404, 'There is no such topic'],
  TOPICS_FULL: [409, 'There are as many topics as one tutor may have. Remove one first'],
  TOPIC_FULL: [409, 'This topic is full: fifty exercises and two hundred readers are the most'],
  TOPIC_NOT_YOUR_STUDENT: [409, 'Topics can be given to your own students'],
  EXERCISE_NOT_FOUND: [404, 'There is no such exercise'],
  EXERCISE_NOT_WAITING: [409, 'This version of the exercise does not await a decision'],

  // settings and invitations
  TIME_ZONE_UNKNOWN: [422, 'This time zone is not one of the country’s'],
  BANK_ACCOUNT_INCOMPLETE: [422, 'Give the account’s holder and its number, or neither'],
  BETA_FEATURE_STATE: [409, 'This has been decided meanwhile. Look again'],
  INVITATION_PENDING: [409, 'This person has an invitation already. Send it once more instead'],
  INVITATION_NOT_PENDING: [409, 'This invitation is no longer open'],

  // community
  ANNOUNCEMENT_NOT_FOUND: [404, 'There is no such announcement'],
  ANNOUNCEMENT_NOT_PUBLISHED: [409, 'This announcement is not published'],
  DEV_TASK_NOT_FOUND: [404, 'There is no such task on the board'],
  DEV_BOARD_FULL: [409, 'The board is full. Delete old tasks first'],
  IDEA_NOT_FOUND: [404, 'There is no such idea'],
  IDEA_NOT_UNDER_VOTE: [409, 'This idea is not under vote'],
  IDEA_NOT_MOVABLE: [409, 'This idea cannot go there from where it stands'],
  TOO_MANY_IDEAS: [409, 'Three new ideas a day are the most. Come back tomorrow'],
  OPINION_NOT_FOUND: [404, 'There is no such opinion'],
  OPINION_NOT_WAITING: [409, 'This version of the opinion does not await a decision'],

  // chat
  CHAT_NOT_FOUND: [404, 'There is no such chat'],
  CHAT_MESSAGE_NOT_FOUND: [404, 'There is no such message in this chat'],
  CHAT_PERSON_GONE: [409, 'This person is no longer here'],
  CHAT_NEEDS_TEACHER: [409, 'At least one of the two has to be a tutor'],
  CANNOT_MESSAGE_YOURSELF: [422, 'You can’t message yourself'],
  CANNOT_BLOCK_YOURSELF: [422, 'You can’t block yourself'],
  CHAT_BLOCKED_BY_YOU: [409, 'You have blocked this person'],
  CHAT_BLOCKED_BY_OTHER: [409, 'This person does not take messages from you'],
  OUT_OF_TURN: [409, 'Not your turn for sending a message'],
  CHAT_TOO_FAST: [429, 'Wait five seconds between two messages'],
  CHAT_TOO_MANY_PEOPLE: [429, 'Twenty new people a day are the most. Write again tomorrow'],
  CANNOT_REPORT_OWN_MESSAGE: [422, 'This message is your own'],
  MESSAGE_ALREADY_REPORTED: [409, 'You have reported this message already'],
  MESSAGE_REPORT_NOT_FOUND: [404, 'There is no such report'],
  MESSAGE_REPORT_DECIDED: [409, 'This report has been decided meanwhile'],

  // orders
  ORDER_NOT_FOUND: [404, 'There is no such order'],
  ORDER_NOT_WAITING: [409, 'This order has been answered, withdrawn or has lapsed meanwhile'],
  ORDER_NOT_ACCEPTED: [409, 'Phone numbers show once the tutor has accepted the order'],
  ORDER_STILL_OPEN: [409, 'This order is still open. Only a closed one can be taken off the list'],
  ORDER_NOT_POSSIBLE: [409, 'A lesson with this tutor cannot be ordered right now'],
  CANNOT_ORDER_FROM_YOURSELF: [422, 'You cannot order a lesson from yourself'],
  DURATION_NOT_OFFERED: [422, 'This offer has no lessons of this length. Choose another one'],
  PLACE_NOT_OFFERED: [422, 'This offer has no lessons at this place. Choose another one'],
  ONLINE_TOOL_NOT_OFFERED: [422, 'The tutor teaches with another online tool'],
  ADDRESS_REQUIRED: [422, 'Give the address where the lesson is to take place'],
  PRICE_CHANGED: [409, 'The price has changed meanwhile. Look at it and confirm again'],
  // promotions
  PROMOTION_NOT_FOUND: [404, 'There is no such promotion'],
  PROMOTION_FINISHED: [409, 'This promotion is over already'],
  PROMOTION_DAYS_WRONG: [422, 'A promotion begins today or later and ends no sooner than it begins'],
  TOO_MANY_PROMOTIONS: [409, 'Twenty promotions at once are the most. End one first'],

  // payments
  PAYMENT_NOT_FOUND: [404, 'There is no such payment'],
  PAYMENT_STATE: [409, 'The payment has changed meanwhile. Look again'],
  PAYMENT_DAY_IN_FUTURE: [422, 'Choose a day that has been'],
  PAYMENT_TOO_LATE: [409, 'The 72 hours for taking this back are over'],
  PAYMENT_NOT_WAIVABLE: [409, 'Only what is due after a late cancellation or an absence can be let go'],
  PAYMENT_NO_ACCOUNT: [409, 'The tutor has not given a bank account'],
  STATEMENT_PERIOD_WRONG: [422, 'Choose a period of at most 366 days'],

  // lessons
  LESSON_NOT_FOUND: [404, 'There is no such lesson'],
  LESSON_NOT_BOOKED: [409, 'This lesson is not booked any more'],
  LESSON_NOT_OVER: [409, 'This lesson is not over yet'],
  LESSON_NOT_BEGUN: [409, 'This lesson has not begun yet'],
  LESSON_BEGUN: [409, 'This lesson has begun already'],
  LESSON_OVER: [409, 'This lesson is over'],
  LESSON_NOT_DONE: [409, 'This lesson is not marked as done'],
  LESSON_TAKE_BACK_OVER: [409, 'A mark can be taken back for 72 hours'],
  LESSON_CANCEL_LATE: [409, 'Cancelling is no longer free of charge'],
  LESSON_TIME_PAST: [422, 'Choose a time that is still to come'],
  LESSON_SAME_TIME: [422, 'The lesson takes place then already'],
  LESSON_MOVE_OPEN: [409, 'A new time has been proposed already'],
  LESSON_MOVE_GONE: [409, 'This proposal is no longer open'],
  LESSON_OTHER_SIDE: [409, 'This is for the other side to do'],
  LESSON_REPORTED: [409, 'This lesson has been reported already'],
  LESSON_REPORT_OVER: [409, 'A problem can be reported until 72 hours after the lesson'],
  LESSON_PROBLEM_OPEN: [409, 'A report about this lesson stands in the way'],
  LESSON_PROBLEM_NOT_FOUND: [404, 'There is no such report'],
  LESSON_PROBLEM_DECIDED: [409, 'This report is closed already'],
  LESSON_PROBLEM_WAITS: [409, 'The other side may still answer'],

  // students and reviews
  STUDENT_NOT_FOUND: [404, 'There is no such student of yours'],
  REVIEW_NOT_FOUND: [404, 'There is no such review'],
  REVIEW_NEEDS_LESSON: [409, 'A review can be written after a lesson that was done'],
  REVIEW_WINDOW_CLOSED: [409, 'Reviews can be written within 90 days after a lesson'],
  REVIEW_ALREADY_REPORTED: [409, 'You have reported this review already'],
  REVIEW_NOT_REPORTED: [409, 'Nobody reports this review any more'],
  REVIEW_HIDDEN: [409, 'This review is hidden'],
  REVIEW_NOT_HIDDEN: [409, 'This review is not hidden'],
  REVIEW_WITHOUT_ANSWER: [409, 'This review has no answer'],

  // notifications
  NOTIFICATION_NOT_FOUND: [404, 'There is no such notification'],
  PUSH_OFF: [409, 'Push messages are not configured here'],
  PUSH_SERVICE_UNKNOWN: [422, 'This browser’s push service is not one we send to'],

  // back office
  INVALID_ADMIN_LOGIN: [401, 'Wrong name or password'],
  WRONG_PASSWORD: [422, 'This is not your current password'],
  PROJECTION_NOT_FOUND: [404, 'There is no such read model'],
  PROJECTION_BUSY: [409, 'This read model is being rebuilt already'],
  PROJECTION_NOT_PARKED: [409, 'This read model is not parked'],
  JOB_NOT_FOUND: [404, 'There is no such job'],
  JOB_RUNNING: [409, 'This job is running already'],
  MAIL_NOT_FOUND: [404, 'There is no such mail'],

  // newsletter, contact, help
  ISSUE_NOT_FOUND: [404, 'There is no such issue'],
  ISSUE_NOT_DRAFT: [409, 'This issue is no draft any more'],
  CONTACT_MESSAGE_NOT_FOUND: [404, 'There is no such message'],
  FAQ_ITEM_NOT_FOUND: [404, 'There is no such question'],
  FAQ_FULL: [409, 'There are too many questions already'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ErrorCode = keyof typeof CODES
export const ERROR_CODES = Object.keys(CODES) as ErrorCode[]

export function statusOf(code: ErrorCode): number {
  return CODES[code][0]
}

export function messageOf(code: ErrorCode): string {
  return CODES[code][1]
}

/** One fault of one field: `path` as in `body/prices/0/amount`, `message` in English, `code` for the person's language. */
export interface ErrorDetail {
  readonly path: string
  readonly message: string
  readonly code?: string
}

/** The expected "no": a value, not an exception. It becomes an HTTP answer only at the edge. */
export interface Rejection {
  readonly rejected: ErrorCode
  readonly params?: Readonly<Record<string, string | number>>
  readonly details?: readonly ErrorDetail[]
}

export function reject(code: ErrorCode, extra?: Omit<Rejection, 'rejected'>): Rejection {
  return { rejected: code, ...extra }
}

/** A view may hold a property of this name too, such as a number of rejected orders: a rejection has a code there. */
export function isRejection(value: unknown): value is Rejection {
  return typeof value === 'object' && value !== null && 'rejected' in value && typeof value.rejected === 'string'
}

/** Carries a rejection through code that can only throw (HTTP middleware). */
export class RejectionError extends Error {
  override readonly name = 'RejectionError'
  readonly rejection: Rejection
  constructor(rejection: Rejection) {
    super(messageOf(rejection.rejected))
    this.rejection = rejection
  }
}

/** The failure on the wire. */
export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode
    readonly message: string
    readonly params?: Readonly<Record<string, string | number>>
    readonly details?: readonly ErrorDetail[]
    /** Correlation id, on 500 only: what to tell support. */
    readonly reference?: string
  }
}
