import * as z from 'zod/mini';

/**
 * Every refusal that the API knows, by its stable type. The error key is the translation key that
 * the specification names (§8); the status is the one that goes with it.
 */
export const problems = {
  'invalid-request': { status: 400, key: 'INVALID_REQUEST' },
  'please-login': { status: 401, key: 'PLEASE_LOGIN' },
  'login-failed': { status: 403, key: 'LOGIN_FAILED' },
  'wrong-password': { status: 401, key: 'WRONG_PASSWORD' },
  'wrong-old-password': { status: 403, key: 'FAILED_CHANGING_PASSWORD_TRY_AGAIN' },
  'password-too-common': { status: 400, key: 'PASSWORD_TOO_COMMON' },
  'wrong-master-password': { status: 405, key: 'WRONG_PASSWORD' },
  'master-password-required': { status: 403, key: 'MASTER_PASSWORD_REQUIRED' },
  'demo-read-only': { status: 403, key: 'DEMO_READ_ONLY' },
  'feature-off': { status: 403, key: 'FEATURE_OFF' },
  'forbidden-origin': { status: 403, key: 'FORBIDDEN_ORIGIN' },
  'not-found': { status: 404, key: 'NOT_FOUND' },
  'method-not-allowed': { status: 405, key: 'METHOD_NOT_ALLOWED' },
  'table-taken': { status: 409, key: 'TABLE_TAKEN' },
  'name-in-use': { status: 409, key: 'NAME_IN_USE' },
  'not-what-it-says': { status: 415, key: 'NOT_WHAT_IT_SAYS' },
  'phone-invalid': { status: 400, key: 'PHONE_INVALID' },
  'picture-not-usable': { status: 422, key: 'PICTURE_NOT_USABLE' },
  'table-set-exists': { status: 409, key: 'TABLE_SET_EXISTS' },
  'calendar-not-readable': { status: 422, key: 'CALENDAR_NOT_READABLE' },
  'too-many-events': { status: 409, key: 'TOO_MANY_EVENTS' },
  'too-many-phone-tokens': { status: 409, key: 'TOO_MANY_PHONE_TOKENS' },
  'plan-closed': { status: 409, key: 'PLAN_CLOSED' },
  'plan-exists': { status: 409, key: 'PLAN_EXISTS' },
  'plan-too-short': { status: 409, key: 'PLAN_TOO_SHORT' },
  'plan-full': { status: 409, key: 'PLAN_FULL' },
  'room-full': { status: 409, key: 'ROOM_FULL' },
  'table-unknown': { status: 400, key: 'TABLE_UNKNOWN' },
  'series-conflicts': { status: 409, key: 'SERIES_CONFLICTS' },
  'guest-limit-reached': { status: 409, key: 'GUEST_LIMIT_REACHED' },
  'not-bookable': { status: 409, key: 'NOT_BOOKABLE' },
  'transition-not-allowed': { status: 409, key: 'TRANSITION_NOT_ALLOWED' },
  'reservation-locked': { status: 409, key: 'RESERVATION_LOCKED' },
  'delete-not-allowed': { status: 409, key: 'DELETE_NOT_ALLOWED' },
  'guest-expected': { status: 409, key: 'GUEST_EXPECTED' },
  'anonymization-running': { status: 409, key: 'ANONYMIZATION_RUNNING' },
  'declaration-required': { status: 403, key: 'DECLARATION_REQUIRED' },
  'csv-not-readable': { status: 422, key: 'IMPORT_CSV_UPLOAD_FAILED' },
  'hotel-import-not-set-up': { status: 409, key: 'HOTEL_IMPORT_NOT_SET_UP' },
  'import-not-open': { status: 409, key: 'IMPORT_NOT_OPEN' },
  'confirmation-required': { status: 409, key: 'CONFIRMATION_REQUIRED' },
  'corona-question': { status: 409, key: 'CORONA_QUESTION' },
  'editor-required': { status: 400, key: 'EDITOR_REQUIRED' },
  'cancellation-not-allowed': { status: 409, key: 'CANCELLATION_NOT_ALLOWED' },
  'change-not-allowed': { status: 409, key: 'CHANGE_NOT_ALLOWED' },
  'already-cancelled': { status: 410, key: 'ALREADY_CANCELLED' },
  'link-expired': { status: 410, key: 'LINK_EXPIRED' },
  'already-rated': { status: 410, key: 'ALREADY_RATED' },
  'mail-not-possible': { status: 409, key: 'MAIL_NOT_POSSIBLE' },
  'request-in-flight': { status: 409, key: 'REQUEST_IN_FLIGHT' },
  'idempotency-key-reused': { status: 422, key: 'IDEMPOTENCY_KEY_REUSED' },
  'stale-version': { status: 412, key: 'STALE_VERSION' },
  'version-required': { status: 428, key: 'VERSION_REQUIRED' },
  'body-too-large': { status: 413, key: 'BODY_TOO_LARGE' },
  'unsupported-media-type': { status: 415, key: 'UNSUPPORTED_MEDIA_TYPE' },
  'payment-not-configured': { status: 409, key: 'PAYMENT_NOT_CONFIGURED' },
  'addon-purchase-already-active': { status: 409, key: 'ADDON_PURCHASE_ALREADY_ACTIVE' },
  'addon-purchase-failed': { status: 502, key: 'ADDON_PURCHASE_FAILED' },
  'addon-data-missing': { status: 409, key: 'ADDON_DATA_MISSING' },
  'addon-not-purchased': { status: 409, key: 'ADDON_NOT_PURCHASED' },
  'cash-register-not-configured': { status: 409, key: 'CASH_REGISTER_NOT_CONFIGURED' },
  'cash-register-grant-over': { status: 409, key: 'CASH_REGISTER_GRANT_OVER' },
  'cash-register-setup-failed': { status: 502, key: 'CASH_REGISTER_SETUP_FAILED' },
  'payment-account-failed': { status: 502, key: 'FAILED_CREATING_STRIPE_ACCOUNT' },
  'fee-not-due': { status: 409, key: 'FEE_NOT_DUE' },
  'fee-not-collected': { status: 502, key: 'FEE_NOT_COLLECTED' },
  'fee-not-refundable': { status: 409, key: 'FEE_NOT_REFUNDABLE' },
  'card-not-possible': { status: 502, key: 'CARD_NOT_POSSIBLE' },
  'card-required': { status: 409, key: 'CARD_REQUIRED' },
  'notice-not-genuine': { status: 400, key: 'NOTICE_NOT_GENUINE' },
  'release-refused': { status: 409, key: 'RELEASE_REFUSED' },
  'revision-moved': { status: 409, key: 'REVISION_MOVED' },
  'version-exists': { status: 409, key: 'VERSION_EXISTS' },
  'remote-not-yours': { status: 403, key: 'REMOTE_NOT_YOURS' },
  'too-many-requests': { status: 429, key: 'TOO_MANY_REQUESTS' },
  'internal-error': { status: 500, key: 'ERROR_OCCURED_CONTACT_US' },
  unavailable: { status: 503, key: 'WE_ARE_ON_IT' },
} as const;

export type ProblemType = keyof typeof problems;

/** RFC 6901 pointer into the refused body, with a stable code and a sentence that says what to do. */
export const fieldError = z.object({ pointer: z.string(), code: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** An RFC 9457 problem document. Extension members depend on the type; see each call. */
export const problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  key: z.string(),
  errors: z.optional(z.array(fieldError)),
});
export type Problem = z.infer<typeof problem>;

/** The `type` member on the wire: relative, so that it does not depend on the host. */
export function problemUri(type: ProblemType): string {
  return `/problems/${type}`;
}
